/** The page's language and country: of a Word file's words, and of a date that both sides have to agree on. */
export const agreedLocale = "en-GB" as string;
