import type * as english from "../../../../../domain/assessment/answers/answer-words";
import type { InLanguage } from "../../../../in-language";

export const answerWords: InLanguage<typeof english.answerWords> = {
  yes: "Ja",
  no: "Nein",
};
