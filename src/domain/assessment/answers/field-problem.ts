import { answerBounds, answerProblem } from "./answers-schema";
import type { FieldPath } from "./field-paths";
import type { AnswerRecord } from "../questionnaire/question";
import { allQuestions, answerTo, fieldPath, isRecord, stepKeys, stepOf } from "../questionnaire/questionnaire";

/** What keeps a field of `progressData`, a team, or a field of one from being saved, in a sentence. */
export function fieldProblem([key, ...within]: FieldPath, value: unknown): string | undefined {
  const stepKey = stepKeys.find((known) => known === key);
  if (stepKey === undefined || value === undefined) return undefined;
  const step = stepOf(stepKey);
  const inEntry = within.slice(2);
  if (step.repeats !== undefined && within.length < 2) return entriesProblem(stepKey, value);
  if (step.repeats !== undefined && inEntry.length === 0) return entryProblem(stepKey, isRecord(value) ? value : {});
  const id = (step.repeats === undefined ? within : inEntry).join(".");
  const place = allQuestions(step).find(({ question }) => fieldPath(question.id).join(".") === id);
  return place && answerProblem(place.question, value);
}

/** What is wrong with the answers of one entry of a repeating step, such as a team. */
export function entryProblem(key: (typeof stepKeys)[number], answers: AnswerRecord): string | undefined {
  return allQuestions(stepOf(key))
    .map(({ question }) => answerProblem(question, answerTo(question, answers)))
    .find((problem) => problem !== undefined);
}

function entriesProblem(key: (typeof stepKeys)[number], value: unknown): string | undefined {
  const entries = Array.isArray(value) ? value.filter(isRecord) : [];
  if (entries.length > answerBounds.teams) return `Please add at most ${answerBounds.teams} teams.`;
  return entries.map((entry) => entryProblem(key, entry)).find((problem) => problem !== undefined);
}
