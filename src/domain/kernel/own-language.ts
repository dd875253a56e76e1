// The language of this page. Each language's folder has its own; the functions ask for their reader's.
import type { Language } from "./language";

export function ownLanguage(): Language {
  return "en";
}
