// The languages of the product. `own-language.ts` names that of a page; in the functions, that of the reader.

export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

/** The language of who has chosen none. */
export const defaultLanguage: Language = "en";

/** Returns the name of a language in its own words. */
export function nameOfLanguage(language: Language): string {
  return new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
}

/** The addresses of a language begin with it: "/de/privacy". */
export const addressPrefix = Object.fromEntries(
  languages.map((language) => [language, language === defaultLanguage ? "" : `/${language}`]),
) as Record<Language, string>;

/** Reads what is stored with a business, a subscription or an inquiry; before languages there was none. */
export function languageFrom(stored: unknown): Language {
  return languages.find((language) => language === stored) ?? defaultLanguage;
}

/** Returns the address of a page in a language: "/de" for the landing page, "/de/privacy" for another. */
export function addressIn(language: Language, path: string): string {
  const prefix = addressPrefix[language];
  return prefix === "" ? path : prefix + path.replace(/^\/(?=[?#]|$)/, "");
}

/** Returns the path of a page without the beginning of any language. */
export function pathWithoutLanguage(address: string): string {
  const prefix =
    Object.values(addressPrefix).find((each) => each !== "" && (address + "/").startsWith(`${each}/`)) ?? "";
  return address.slice(prefix.length) || "/";
}
