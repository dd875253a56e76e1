// Answers as everybody reads them, the visitor who takes the needs check, too: by their entries, and in words.
import { isRecord } from "../../kernel/records";
import { dateInWords } from "../../kernel/agreed-day";
import type { AnswerRecord, Question, Step } from "../questionnaire/question";
import { optionInWords } from "../questionnaire/option-words";
import { ratingOf, type StepKey, stepOf } from "../questionnaire/questionnaire";
import { answerWords } from "./answer-words";
import { isAnswered, type ProgressData } from "./answers";

/** The sets of answers of a step: one, or one for each entry where the step repeats. */
export function entriesOf(key: StepKey, progressData: ProgressData): readonly AnswerRecord[] {
  const answers: AnswerRecord = progressData[key] ?? {};
  const { repeats } = stepOf(key);
  if (repeats === undefined) return [answers];
  const entries = answers[repeats.field];
  return Array.isArray(entries) ? entries.filter(isRecord) : [];
}

/** Returns the name of an entry of a repeating step, in one line. */
export function entryName(
  repeats: NonNullable<Step["repeats"]>,
  answers: AnswerRecord,
  unnamed = repeats.unnamed,
): string {
  const name = answers[repeats.namedBy];
  return typeof name === "string" && name.trim() !== "" ? name.trim().replace(/\s+/g, " ") : unnamed;
}

/** An answer in words: the rating itself, Yes or No, a list with commas, a text without the blanks around it. */
export function answerInWords(question: Question, answer: unknown): string | undefined {
  if (!isAnswered(answer)) return undefined;
  if (Array.isArray(answer)) {
    const entries = answer.filter(isAnswered).map(String);
    return (question.kind === "choices" ? entries.map(optionInWords) : entries).join(", ");
  }
  if (typeof answer !== "string") return undefined;
  if (question.kind === "rating") return ratingOf(answer) === undefined ? (question.unknown ?? answer) : answer;
  if (question.kind === "yes-no") return answer === "yes" ? answerWords.yes : answerWords.no;
  if (question.kind === "choice") return optionInWords(answer.trim());
  if (question.kind === "date") return dateInWords(answer);
  return answer.trim();
}
