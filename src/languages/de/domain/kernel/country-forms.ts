// The reader's own country decides if German is spoken there.
import type * as english from "../../../../domain/kernel/country-forms";

export const formsOfCountry: typeof english.formsOfCountry = () =>
  /^de\b/.test(new Intl.NumberFormat().resolvedOptions().locale) ? undefined : "de";
