/** The language and the country in which a date is written that both sides have to agree on. */
export const agreedLocale: string = "en-GB";
