import type * as english from "../../../../domain/kernel/agreed-locale";

export const agreedLocale: typeof english.agreedLocale = "de-DE";
