// A question that a person has changed in a form, put into its assessment. Where only words differ, only words are
// replaced; otherwise the question is laid out anew. Either way it is read again: what is not read as it was typed is
// refused, and so is what would change another question.
import { laidOutQuestion } from "../exports/question-layout";
import { assessmentParts, questionsOf, readAssessment, type QuizQuestion } from "../questions";
import { withoutClosingRules } from "../sections";
import { isEqual } from "../../kernel/versioned";
import type { Fitted } from "./fitted-part";
import { questionWords } from "./words";

export function withEditedQuestion(assessment: string, index: number, typed: QuizQuestion, language?: string): Fitted {
  const next = tidied(typed);
  if (next.text === "" || next.options.length < 2 || next.options.includes(""))
    return { problem: questionWords.incomplete };
  const old = questionsOf(assessment);
  const fits = (text: string) => {
    const now = questionsOf(text);
    return (
      now.length === old.length &&
      now.every((each, nth) => isEqual(tidied(each), nth === index ? next : tidied(old[nth] ?? each)))
    );
  };
  const text = [reworded, relaid]
    .map((change) => change(assessment, index, next, language))
    .find((each) => each !== undefined && fits(each));
  return text === undefined ? { problem: questionWords.misfit } : { text };
}

/** Reasons that say nothing are none. */
function tidied({ text, options, answer, reason, optionReasons, objectives }: QuizQuestion): QuizQuestion {
  const line = (words: string) => words.replace(/\s*[\r\n]\s*/g, " ").trim();
  const reasons = optionReasons?.map(line);
  return {
    ...{ text: text.trim(), options: options.map(line), answer, reason: line(reason) },
    ...(reasons?.some(Boolean) && { optionReasons: reasons }),
    ...(objectives && { objectives: objectives.toSorted() }),
  };
}

interface WrittenQuestion {
  before: string;
  /** The question as it is written. */
  text: string;
  after: string;
  question: QuizQuestion & { number: string };
}

function questionAt(assessment: string, index: number): WrittenQuestion | undefined {
  const parts = assessmentParts(assessment);
  const at = [...parts.keys()].filter((nth) => parts[nth]?.question)[index];
  const part = at === undefined ? undefined : parts[at];
  if (at === undefined || !part?.question) return undefined;
  const joined = (some: typeof parts) => some.map(({ text }) => text).join("");
  const text = withoutClosingRules(part.text).trimEnd();
  const after = part.text.slice(text.length) + joined(parts.slice(at + 1));
  return { before: joined(parts.slice(0, at)), text, after, question: part.question };
}

/** The assessment with other words in the place of those that have changed. */
function reworded(assessment: string, index: number, next: QuizQuestion): string | undefined {
  const place = questionAt(assessment, index);
  if (!place || place.question.answer !== next.answer) return undefined;
  const { before, text, after, question } = place;
  const pairs = [
    [question.text, next.text],
    [question.reason, next.reason],
    ...next.options.map((option, nth) => [question.options[nth], option]),
    ...next.options.map((_, nth) => [question.optionReasons?.[nth] ?? "", next.optionReasons?.[nth] ?? ""]),
  ] as const;
  let written = text;
  for (const [old, now] of pairs) {
    if (old === now || now === undefined) continue;
    const at = old ? written.indexOf(old) : -1;
    if (!old || at < 0 || written.includes(old, at + 1)) return undefined;
    written = written.slice(0, at) + now + written.slice(at + old.length);
  }
  return question.options.length === next.options.length ? before + written + after : undefined;
}

/** The assessment with the question laid out anew, and without the line of the key that was about it. */
function relaid(assessment: string, index: number, next: QuizQuestion, language?: string): string | undefined {
  const place = questionAt(assessment, index);
  if (!place) return undefined;
  const { before, text, after, question } = place;
  const [stem = "", ...blocks] = next.text.split("\n\n");
  const marked = [stem, ...(question.objectives ?? []).map((id) => `[${id}]`)].join(" ");
  const laidOut = laidOutQuestion(
    { ...next, number: question.number, text: [marked, ...blocks].join("\n\n") },
    true,
    language,
  );
  return before + laidOut + withoutKeyLine(assessment, index, after, before.length + text.length);
}

function withoutKeyLine(assessment: string, index: number, after: string, end: number): string {
  const { lines, readings } = readAssessment(assessment);
  const key = readings.filter(({ question }) => question.answer !== undefined)[index]?.key;
  if (key === undefined) return after;
  const at = lines.slice(0, key).reduce((sum, { raw }) => sum + raw.length, 0) - end;
  return at < 0 ? after : after.slice(0, at) + after.slice(at + (lines[key]?.raw.length ?? 0));
}
