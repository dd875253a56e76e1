// Words of one line: each language's folder has its own.
import type { Language } from "./language";

export const ownLanguage = "en" as Language;
