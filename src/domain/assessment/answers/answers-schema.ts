// The fields that may be stored as answers, derived from the declared questions. Fields without a question are stripped
// rather than refused, so that answers of an earlier or later questionnaire stay readable.
import { isRecord } from "../../kernel/records";
import * as z from "zod/mini";
import { answerProblemWords } from "./answer-problem-words";
import type { ProgressData } from "./answers";
import { parseList } from "./parse-list";
import { type Question, ratings, type Step, type TextQuestion } from "../questionnaire/question";
import { allQuestions, fieldPath, questionnaire } from "../questionnaire/questionnaire";

/** Characters of a text, entries of a list and characters of each, and teams. */
export const answerBounds = { text: 5000, list: 30, listEntry: 500, teams: 50 } as const;

function answerSchema(question: Question): z.ZodMiniType {
  switch (question.kind) {
    case "rating":
      return z.enum(question.unknown === undefined ? ratings : [...ratings, "unknown"]);
    case "yes-no":
      return z.enum(["yes", "no"]);
    case "choices":
      return z
        .array(z.enum(question.options))
        .check(z.maxLength(answerBounds.list, answerProblemWords.tooManyChoices(answerBounds.list)));
    case "choice":
      return z.enum(question.options);
    case "number":
      return z.string().check(z.regex(/^\d{1,6}$/, answerProblemWords.noNumber));
    case "date":
      return z.iso.date(answerProblemWords.noDate);
    case "list":
      return z
        .array(
          z.string().check(z.maxLength(answerBounds.listEntry, answerProblemWords.longEntry(answerBounds.listEntry))),
        )
        .check(z.maxLength(answerBounds.list, answerProblemWords.tooManyEntries(answerBounds.list)));
    case "text":
    case "long-text":
      return z.string().check(z.maxLength(mostOf(question), answerProblemWords.tooLong(mostOf(question))));
  }
}

/** Returns the most characters of an answer in words. */
export function mostOf({ most = answerBounds.text }: TextQuestion): number {
  return most;
}

/** `question` is given where the schema is an answer's. */
type Loosen = (schema: z.ZodMiniType, question?: Question) => z.ZodMiniType;

function fieldsSchema(step: Step, loosen: Loosen): z.ZodMiniType {
  const fields: Record<string, z.ZodMiniType> = {};
  const maps: Record<string, Record<string, z.ZodMiniType>> = {};
  for (const { question } of allQuestions(step)) {
    const [field = question.id, key] = fieldPath(question.id);
    const answer = loosen(answerSchema(question), question);
    if (key === undefined) fields[field] = answer;
    else maps[field] = { ...maps[field], [key]: answer };
  }
  for (const [field, entries] of Object.entries(maps)) fields[field] = loosen(z.object(entries));
  return z.object(fields);
}

function stepSchema(step: Step, loosen: Loosen): z.ZodMiniType {
  const fields = fieldsSchema(step, loosen);
  if (step.repeats === undefined) return fields;
  const entries = z
    .array(fields)
    .check(z.maxLength(answerBounds.teams, answerProblemWords.tooManyTeams(answerBounds.teams)));
  return z.object({ [step.repeats.field]: loosen(entries) });
}

function progressSchema(loosen: Loosen): z.ZodMiniType<ProgressData> {
  const steps = Object.entries(questionnaire).map(([key, step]) => [key, loosen(stepSchema(step, loosen))] as const);
  return z.object(Object.fromEntries(steps));
}

/** The `progressData` that may be written: every answer of its question's kind and within its bounds. */
export const progressData = progressSchema((schema) => z.exactOptional(schema));

const readableProgressData = progressSchema((schema, question) =>
  z.catch(z.optional(z.pipe(fittingPart(question), schema)), undefined),
);

function fittingPart(question: Question | undefined) {
  return z.transform((stored) => fitting(stored, question));
}

/** Returns the part of a misfit answer, or list of teams, that can be saved, rather than nothing. */
function fitting(stored: unknown, question: Question | undefined): unknown {
  if (question?.kind === "list") return asList(stored);
  if (question?.kind === "text" && typeof stored === "string") return stored.slice(0, mostOf(question));
  return question === undefined && Array.isArray(stored)
    ? stored.filter(isRecord).slice(0, answerBounds.teams)
    : stored;
}

/** An older system stored a list as it was typed, with commas. */
function asList(stored: unknown): unknown {
  return typeof stored === "string" ? parseList(stored) : stored;
}

/** The answers of a stored document. One that does not fit its question is left out, never the whole document. */
export function readProgressData(stored: unknown): ProgressData {
  const read = readableProgressData.safeParse(stored);
  return read.success ? (withoutBlanks(read.data) as ProgressData) : {};
}

/** Returns the problem of an answer in a sentence for the person who gave it; undefined if there is none. */
export function answerProblem(question: Question, answer: unknown): string | undefined {
  if (answer === undefined) return undefined;
  return answerSchema(question).safeParse(answer).error?.issues[0]?.message;
}

/** Nor with the empty maps and steps that stay in the database when their last field is taken away. */
function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).map(([key, entry]) => [key, withoutBlanks(entry)] as const);
  return Object.fromEntries(kept.filter(([, entry]) => entry !== undefined && !isEmptyRecord(entry)));
}

function isEmptyRecord(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 0;
}
