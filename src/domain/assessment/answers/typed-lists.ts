// An older system stored a list as it was typed, with commas. Such answers are still read (answers-schema.ts), and made
// lists of by a migration.
import { isRecord } from "../../kernel/records";
import { getField, setField, type FieldPath } from "./field-paths";
import { parseList } from "./parse-list";
import type { AnswerRecord, Step } from "../questionnaire/question";
import { allQuestions, fieldPath, questionnaire } from "../questionnaire/questionnaire";

/** The same answers, with a list wherever the question asks for one; what is none yet stays what it is otherwise. */
export function withParsedLists(stored: AnswerRecord): AnswerRecord {
  const steps: [string, Step][] = Object.entries(questionnaire);
  return steps.reduce((answers, [key, step]) => {
    if (step.repeats === undefined) return parsedWithin(answers, [key], step);
    const path = [key, step.repeats.field];
    const entries = getField(answers, path);
    if (!Array.isArray(entries)) return answers;
    const parsed = entries.map((entry: unknown) => (isRecord(entry) ? parsedWithin(entry, [], step) : entry));
    return setField(answers, path, parsed);
  }, stored);
}

function parsedWithin(answers: AnswerRecord, at: FieldPath, step: Step): AnswerRecord {
  return [...allQuestions(step)]
    .filter(({ question }) => question.kind === "list")
    .map(({ question }) => [...at, ...fieldPath(question.id)])
    .reduce((record, path) => {
      const answer = getField(record, path);
      return typeof answer === "string" ? setField(record, path, parseList(answer)) : record;
    }, answers);
}
