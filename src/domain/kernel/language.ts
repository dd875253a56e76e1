// The languages of the product. `own-language.ts` names that of a page; in the functions, that of the reader.

export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

/** The language of who has chosen none. */
export const defaultLanguage: Language = "en";

/** Each in its own words. */
export const languageNames: Record<Language, string> = { en: "English", de: "Deutsch" };

/** The addresses of a language begin with it: "/de/privacy". */
export const addressOf: Record<Language, "" | "/de"> = { en: "", de: "/de" };

/** Reads what is stored with a business, a subscription or an inquiry; before languages there was none. */
export function languageFrom(stored: unknown): Language {
  return languages.find((language) => language === stored) ?? defaultLanguage;
}
