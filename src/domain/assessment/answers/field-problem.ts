import { isRecord } from "../../kernel/records";
import { answerProblemWords } from "./answer-problem-words";
import { answerBounds, answerProblem } from "./answers-schema";
import type { FieldPath } from "./field-paths";
import type { AnswerRecord, Question } from "../questionnaire/question";
import { allQuestions, answerTo, fieldPath, stepKeys, stepOf, type StepKey } from "../questionnaire/questionnaire";

/** Tells in a sentence why a field of `progressData`, a team, or a field of one cannot be saved. */
export function fieldProblem(path: FieldPath, value: unknown): string | undefined {
  const place = fieldPlaceOf(path);
  if (place === undefined || value === undefined) return undefined;
  if (place.is === "list") return entriesProblem(place.key, value);
  if (place.is === "entry") return entryProblem(place.key, isRecord(value) ? value : {});
  return answerProblem(place.question, value);
}

/** Tells whether a value is of the kind that belongs at its path, also if it is too large to be saved. */
export function isAtItsPlace(path: FieldPath, value: unknown): boolean {
  const place = fieldPlaceOf(path);
  if (place === undefined || place.is === "list") return false;
  if (place.is === "field") return value === undefined || isOfItsKind(place.question, value);
  if (!isRecord(value)) return value === undefined;
  const answers = allQuestions(stepOf(place.key)).map(({ question }) => [question, answerTo(question, value)] as const);
  return answers.every(([question, answer]) => answer === undefined || isOfItsKind(question, answer));
}

export function isOfItsKind({ kind }: Question, answer: unknown): boolean {
  if (kind !== "list" && kind !== "choices") return typeof answer === "string";
  return Array.isArray(answer) && answer.every((entry) => typeof entry === "string");
}

type Place = { is: "list"; key: StepKey } | { is: "entry"; key: StepKey } | { is: "field"; question: Question };

function fieldPlaceOf([key, ...within]: FieldPath): Place | undefined {
  const stepKey = stepKeys.find((known) => known === key);
  if (stepKey === undefined) return undefined;
  const step = stepOf(stepKey);
  const inEntry = within.slice(2);
  if (step.repeats !== undefined && within.length < 2) return { is: "list", key: stepKey };
  if (step.repeats !== undefined && inEntry.length === 0) return { is: "entry", key: stepKey };
  const id = (step.repeats === undefined ? within : inEntry).join(".");
  const found = allQuestions(step).find(({ question }) => fieldPath(question.id).join(".") === id);
  return found && { is: "field", question: found.question };
}

/** Returns the problem of the answers in one entry of a repeating step, such as a team. */
function entryProblem(key: StepKey, answers: AnswerRecord): string | undefined {
  return entryMisfit(key, answers)?.sentence;
}

/** The first answer of an entry that cannot be saved, with the reason. */
export function entryMisfit(key: StepKey, answers: AnswerRecord): { question: Question; sentence: string } | undefined {
  for (const { question } of allQuestions(stepOf(key))) {
    const sentence = answerProblem(question, answerTo(question, answers));
    if (sentence !== undefined) return { question, sentence };
  }
  return undefined;
}

function entriesProblem(key: StepKey, value: unknown): string | undefined {
  const entries = Array.isArray(value) ? value.filter(isRecord) : [];
  if (entries.length > answerBounds.teams) return answerProblemWords.tooManyTeams(answerBounds.teams);
  return entries.map((entry) => entryProblem(key, entry)).find((problem) => problem !== undefined);
}
