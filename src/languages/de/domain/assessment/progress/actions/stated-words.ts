import type * as english from "../../../../../../domain/assessment/progress/actions/stated-words";
import type { InLanguage } from "../../../../../in-language";

export const statedWords: InLanguage<typeof english.statedWords> = {
  noDay: "Bitte geben Sie einen Tag ein.",
};
