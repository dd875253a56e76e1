// Reads the questions out of an assessment's Markdown, in any language and form of models and people: reading/ tells a
// question, its options, the right one and the reasons apart from the text around them.
import { questionReadings, type QuestionReading, type ReadQuestion } from "./reading/question-readings";
import { questionLines } from "./reading/questions/question-lines";
import type { TextLine } from "./reading/text-lines";
import { onceForLast } from "../kernel/computed-once";
import { courseWords } from "./words";

/** A question that is whole: a text, at least two options, and which of them is right. */
export interface QuizQuestion extends Omit<ReadQuestion, "answer"> {
  /** Index of the right option. */
  answer: number;
}

/** A question for learning platforms, which know several right options, too. */
export type PlatformQuestion = Omit<QuizQuestion, "answer"> & { answer: number | readonly number[] };

/** A question as it is counted in its assessment. */
export type NumberedQuestion = QuizQuestion & { number: string };

/** A stretch of an assessment: a question, or what stands before, between and after the questions. */
export interface AssessmentPart {
  /** The question as it is in the assessment. */
  text: string;
  /** The whole question, if the stretch is one. */
  question?: NumberedQuestion;
  /** The stretch is a question that names no single right answer. */
  isOpen?: boolean;
  /** The stretch is the key to the questions before it. */
  isKey?: boolean;
}

/** An assessment's lines and questions, which card, exports and screen ask for many times. */
export const readAssessment = onceForLast((assessment) => {
  const lines = questionLines(assessment);
  return { lines, readings: questionReadings(lines) };
});

/** The assessment in its parts, in order; joined together their texts are the assessment again. */
export function assessmentParts(assessment: string): AssessmentPart[] {
  const { lines, readings } = readAssessment(assessment);
  const parts: AssessmentPart[] = [];
  let at = 0;
  for (const { question, number, first, last } of readings) {
    if (first > at) parts.push({ text: rawOf(lines, at, first) });
    at = withGap(lines, last + 1);
    const { answer, ...words } = question;
    const part = { text: rawOf(lines, first, at) };
    parts.push(answer === undefined ? { ...part, isOpen: true } : { ...part, question: { ...words, answer, number } });
  }
  return [...parts, ...partsBehind(lines, at, readings)].filter(({ text }) => text !== "");
}

/** The questions that are whole. */
export function questionsOf(assessment: string): QuizQuestion[] {
  return readAssessment(assessment).readings.flatMap(({ question: { answer, ...words } }) =>
    answer === undefined ? [] : [{ ...words, answer }],
  );
}

/** Moodle knows no smaller share of a right answer than a tenth. */
const mostRight = 10;

/** The questions that are whole, and those with several right options that the text names together. */
export function platformQuestionsOf(assessment: string): PlatformQuestion[] {
  return readAssessment(assessment).readings.flatMap(({ question, feedback: { together } }) => {
    const answer = question.answer ?? (together && together.length <= mostRight ? together : undefined);
    return answer === undefined ? [] : [{ ...question, answer }];
  });
}

/** Says how many questions name no single right answer, so that quizzes leave them out; undefined if all name one. */
export function leftOutQuestions(assessment: string, whole: readonly unknown[] = questionsOf(assessment)) {
  const all = readAssessment(assessment).readings.length;
  return all === whole.length ? undefined : courseWords.leftOut(all - whole.length, all);
}

/** The questions that have no single key because the text names two, by their numbers. */
export function questionsWithTwoAnswers(assessment: string): { number: string; areTogether: boolean }[] {
  return readAssessment(assessment).readings.flatMap(({ number, namesTwo, feedback }) =>
    namesTwo ? [{ number, areTogether: feedback.together !== undefined }] : [],
  );
}

/** Blank lines and rules behind a question belong to it. */
function withGap(lines: readonly TextLine[], from: number): number {
  let next = from;
  while (next < lines.length && ["blank", "rule"].includes(lines[next]?.kind ?? "")) next++;
  return next;
}

function partsBehind(lines: readonly TextLine[], at: number, readings: readonly QuestionReading[]): AssessmentPart[] {
  const keys = readings.flatMap(({ key }) => key ?? []);
  if (keys.length === 0) return [{ text: rawOf(lines, at, lines.length) }];
  const first = keyTitle(
    lines,
    keys.reduce((a, b) => Math.min(a, b)),
    at,
  );
  const end = withGap(lines, keys.reduce((a, b) => Math.max(a, b)) + 1);
  return [
    { text: rawOf(lines, at, first) },
    { text: rawOf(lines, first, end), isKey: true },
    { text: rawOf(lines, end, lines.length) },
  ];
}

/** The key begins with its title and the head of its table. */
function keyTitle(lines: readonly TextLine[], first: number, from: number): number {
  let title = first;
  while (title > from && ["blank", "table"].includes(lines[title - 1]?.kind ?? "")) title--;
  const above = lines[title - 1];
  return title > from && (above?.kind === "heading" || above?.kind === "bold" || /[:：]$/.test(above?.text ?? ""))
    ? title - 1
    : title;
}

function rawOf(lines: readonly TextLine[], from: number, to: number): string {
  return lines
    .slice(from, to)
    .map(({ raw }) => raw)
    .join("");
}
