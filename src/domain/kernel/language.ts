// The languages of the product. `own-language.ts` names that of a page; in the functions, that of the reader.

/** Each language by its name in its own words; the first one is the default. */
export const languageNames = { en: "English", de: "Deutsch" };
export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as Language[];

/** The language of who has chosen none. */
export const defaultLanguage: Language = "en";

/** Reads what is stored with a business, a subscription or an inquiry; before languages there was none. */
export function languageFrom(stored: unknown): Language {
  return languages.find((language) => language === stored) ?? defaultLanguage;
}

/** Returns the field in which a document keeps a language; the default one is not kept. */
export function languageField(language: Language): { language?: Language } {
  return language === defaultLanguage ? {} : { language };
}

/**
 * Returns the address of a page in a language: "/de/privacy", "/de" for the landing page, and the beginning of them all
 * for no path. English has none.
 */
export function addressIn(language: Language, path: string): string {
  return language === defaultLanguage ? path : `/${language}${path.replace(/^\/(?=[?#]|$)/, "")}`;
}

/** The first language begins no address. */
const languageBeginning = new RegExp(`^/(?:${languages.slice(1).join("|")})(?=/|$)`);

/** Returns the path of a page without the beginning of any language. */
export function pathWithoutLanguage(address: string): string {
  return address.replace(languageBeginning, "") || "/";
}
