import type * as english from "../../../../../domain/assessment/answers/answer-problem-words";
import type { InLanguage } from "../../../../in-language";

export const answerProblemWords: InLanguage<typeof english.answerProblemWords> = {
  tooManyChoices: (most) => `Bitte wählen Sie höchstens ${most} aus.`,
  noNumber: "Bitte geben Sie eine ganze Zahl ein, zum Beispiel 40.",
  noDate: "Bitte geben Sie ein Datum ein.",
  longEntry: (most) => `Bitte verwenden Sie für jeden Eintrag höchstens ${most} Zeichen.`,
  tooManyEntries: (most) => `Bitte geben Sie höchstens ${most} Einträge an.`,
  tooLong: (most) => `Bitte verwenden Sie höchstens ${most} Zeichen.`,
  tooManyTeams: (most) => `Bitte fügen Sie höchstens ${most} Teams hinzu.`,
};
