import type { Language } from "../../../../domain/kernel/language";

export function ownLanguage(): Language {
  return "de";
}
