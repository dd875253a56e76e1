import type { Language } from "../../../../domain/kernel/language";

export const ownLanguage = "de" as Language;
