// The marks of the answers that were taken over from the needs check.
import { getField, setField } from "../answers/field-paths";
import { idAtEnd } from "../answers/team-list";
import type { AnswerRecord, Question } from "../questionnaire/question";
import { fieldPath, type StepKey } from "../questionnaire/questionnaire";
import type { NeedsCheckAnswers } from "./needs-check";
import { takenWords } from "./taken-words";

/** The team that was rated. Its id sorts before every team that is added by hand. */
export const takenTeam = idAtEnd([], { now: 0, unique: "check" });

/** Returns the taken ratings of a step, or of its team, as answers. */
export function takenIn(step: StepKey, taken: NeedsCheckAnswers = {}): AnswerRecord {
  return Object.entries(taken)
    .filter(([key]) => key.startsWith(`${step}.`))
    .reduce<AnswerRecord>((answers, [key, value]) => setField(answers, fieldPath(key.slice(2)), value), {});
}

/** Marks an answer that was taken over, for as long as it is the same. */
export function givenEarlier(question: Question, answer: unknown, taken: AnswerRecord = {}): string | undefined {
  const rating = getField(taken, fieldPath(question.id));
  return rating !== undefined && rating === answer ? takenWords.given : undefined;
}
