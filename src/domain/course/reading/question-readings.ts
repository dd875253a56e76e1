// Puts together what the lines of an assessment say about each question: where it begins, its options, which of them is
// right and why, wherever that stands: in a line below, in marks on the options or in a key at the end.
import { namedOption, type OptionWords } from "./questions/answers-given";
import { namesAnswer } from "./questions/answer-words";
import { answerKey } from "./questions/answer-key";
import { withoutPoints, withoutTitlesOfOptions } from "./questions/around-stems";
import { contradiction, feedbackOf, type Feedback } from "./questions/feedback";
import { objectiveMarks, withoutObjectiveMarks } from "./objective-marks";
import { plainLabel } from "./questions/option-labels";
import { optionBlocks, type OptionBlock } from "./questions/option-blocks";
import { questionStarts, type QuestionStart } from "./questions/question-starts";
import { markedOptions } from "./questions/right-marks";
import type { TextLine } from "./text-lines";
import { readableLine, withoutBold } from "./line-marks";

export interface ReadQuestion {
  /** The stem: Markdown, of several blocks where it has a table, code or a case. */
  text: string;
  options: string[];
  /** Index of the right option, where the text names one. */
  answer: number | undefined;
  reason: string;
  /** For each option why it is right or where it goes wrong; left out where the text has one reason for all. */
  optionReasons?: string[] | undefined;
  /** The objectives that the question is about, such as `O2.1`. */
  objectives?: string[] | undefined;
}

export interface QuestionReading {
  /** The number in the text. */
  number: string;
  question: ReadQuestion;
  /** Its first line and its last. */
  first: number;
  last: number;
  /** The lines of its options; what is right stands in `feedback` or in marks. */
  block: OptionBlock;
  /** The options without marks of what is right, but with those of objectives. */
  contents: string[];
  /** For each option the lines of the reason right below it. */
  reasonLines: number[][];
  feedback: Feedback;
  /** The line of the key at the end that answers it. */
  key: number | undefined;
  /** True if a key, or words in its stem, name the right option by its label. */
  isKeyed: boolean;
  /** More than one option is named as the right one, so that none counts. */
  namesTwo: boolean;
}

export function questionReadings(written: readonly TextLine[]): QuestionReading[] {
  const all = optionBlocks(written);
  const lines = withoutTitlesOfOptions(written, all);
  const blocks = withoutReasons(lines, all);
  const found = readBlocks(lines, blocks);
  const questions = found.filter(
    ({ question, block, namesTwo }) => !block.mayBeList || namesTwo || question.answer !== undefined,
  );
  if (questions.length === found.length) return questions;
  // A stretch without a question may have hidden the beginning of the next one.
  return readBlocks(
    lines,
    questions.map(({ block }) => block),
  );
}

/** No question has more options, so none has more blocks of reasons below it. */
const mostBlocksOfReasons = 12;

/** Lines labelled like options right below the answer are the reasons of the single options. */
function withoutReasons(lines: readonly TextLine[], blocks: readonly OptionBlock[]): OptionBlock[] {
  const kept: OptionBlock[] = [];
  let reasons = 0;
  for (const block of blocks) {
    const last = kept.at(-1);
    if (last && reasons < mostBlocksOfReasons && isBelowAnswer(lines, last, block)) reasons++;
    else {
      kept.push(block);
      reasons = 0;
    }
  }
  return kept;
}

function isBelowAnswer(lines: readonly TextLine[], question: OptionBlock, block: OptionBlock): boolean {
  const { alphabet, options } = question;
  const words = { alphabet, contents: options.map(({ content }) => content) };
  const [from = 0, to] = [options.at(-1)?.end, block.options[0]?.line];
  const between = lines.slice(from + 1, to).filter(({ kind }) => kind !== "blank");
  const hasAnswer = between.some(({ text }) => namedOption(text, words));
  // A reason for all may be between them; behind it other options than those of a next question are labelled otherwise.
  const title = block.style !== question.style && block.options.length <= options.length ? colonOrLabel : colonOnly;
  return hasAnswer && between.every(({ text }) => namedOption(text, words) ?? title.test(text));
}

const colonOnly = /[:：]$/u;
const colonOrLabel = /[:：]$|^[^:：\p{N}]{1,40}[:：]/u;

const noMarks = { contents: [], right: undefined, marksTwo: false, together: undefined };

function readBlocks(lines: readonly TextLine[], blocks: readonly OptionBlock[]): QuestionReading[] {
  const starts = questionStarts(lines, blocks);
  const marked = markedOptions(lines, blocks);
  const startOf = (at: number) => starts[at] ?? { line: 0, number: "", words: "", next: lines.length };
  const stems = blocks.map((block, at) => stemOf(lines, startOf(at), block.options[0]?.line ?? 0));
  const areKeyed = blocks.length > 1 && blocks.every((block, at) => bareKey(stems[at] ?? "", block) !== undefined);
  const read = blocks.map((block, at) => {
    const start = startOf(at);
    const { contents, ...marks } = marked[at] ?? noMarks;
    const options = { alphabet: block.alphabet, contents };
    const around = { options, ...marks, isLast: at === blocks.length - 1 };
    const below = feedbackOf(lines, block, start.next, around);
    const written = stems[at] ?? "";
    const key = areKeyed ? bareKey(written, block) : undefined;
    const stem = key === undefined ? stemAndKey(written, options) : { text: written.replace(labelInBrackets, ""), key };
    const named = marks.right ?? below.answer ?? stem.key;
    const contradicts = stem.key !== undefined && (below.namesTwo || stem.key !== named);
    const feedback = contradicts ? { ...below, ...contradiction } : below;
    const known = feedback.namesTwo ? undefined : named;
    return { block, start, stem, number: start.number || String(at + 1), options, right: known, feedback };
  });
  const isKeyNeeded = read.some(({ right, feedback }) => right === undefined && !feedback.namesTwo);
  const around = isKeyNeeded ? withoutQuestions(lines, read) : [];
  const key = isKeyNeeded ? answerKey(around, starts[0]?.line ?? 0, read[0]?.feedback.last ?? 0) : undefined;
  return read.map(({ block, start, stem, number, options, right, feedback }) => {
    const isOpen = right === undefined && !feedback.namesTwo;
    const named = isOpen ? key?.take(number, feedback.last, options) : undefined;
    const answer = { answer: right ?? named?.index, reason: feedback.reason || (named?.rest ?? "") };
    const question = { ...stemAndOptions(stem.text, options.contents, feedback), ...answer };
    const { last, reasonLines, namesTwo } = feedback;
    const { contents } = options;
    const found = { question, number, first: start.line, last, block, contents, reasonLines, feedback };
    const isKeyed = named !== undefined || stem.key !== undefined;
    return { ...found, key: named?.line, isKeyed, namesTwo };
  });
}

/** The lines of other questions are no key, though their options have numbers, too. */
function withoutQuestions(
  lines: readonly TextLine[],
  read: readonly { start: QuestionStart; feedback: Feedback }[],
): readonly TextLine[] {
  const left = [...lines];
  for (const { start, feedback } of read) {
    for (let at = start.line; at <= feedback.last; at++) {
      const line = left[at];
      if (line) left[at] = { ...line, kind: "aside" };
    }
  }
  return left;
}

const keyInBrackets = /(?<!\s)\s*[[(（【]([^[\]()（）【】\n]{3,40})[\])）】]\s*$/u;

/** The stem without a key in brackets at its end: "What helps? (Answer: B)". */
function stemAndKey(stem: string, options: OptionWords): { text: string; key: number | undefined } {
  const words = keyInBrackets.exec(stem)?.[1] ?? "";
  const [title = "", ...behind] = words.split(/[:：]/u);
  const key = behind.length > 0 && namesAnswer(title) ? namedOption(words, options)?.index : undefined;
  return { text: key === undefined ? stem : stem.replace(keyInBrackets, ""), key };
}

const labelInBrackets = /(?<!\s)\s*[(（【]\s?([^\s()（）【】]{1,2})\s?[)）】](?=[。.？?]?$)/u;

/** "It is made of (B)": a label in brackets ends the stem of every question. */
function bareKey(stem: string, { alphabet, options }: OptionBlock): number | undefined {
  const index = alphabet.indexOf(plainLabel(labelInBrackets.exec(stem)?.[1] ?? ""));
  return index >= 0 && index < options.length ? index : undefined;
}

function stemAndOptions(
  stem: string,
  contents: string[],
  { optionReasons }: Feedback,
): Omit<ReadQuestion, "answer" | "reason"> {
  const objectives = [...new Set(objectiveMarks(stem).map(({ id }) => id))];
  return {
    text: withoutPoints(withoutObjectiveMarks(stem).trim()),
    options: contents.map((content) => withoutObjectiveMarks(content)),
    ...(optionReasons.some(Boolean) && { optionReasons: contents.map((_, at) => optionReasons[at] ?? "") }),
    ...(objectives.length > 0 && { objectives }),
  };
}

// A question's stem as Markdown: lines of a paragraph joined, tables and code as they are.
function stemOf(lines: readonly TextLine[], { line, words }: QuestionStart, end: number): string {
  const blocks: { kind: string; lines: string[] }[] = [{ kind: "words", lines: [words] }];
  for (const { written, kind, text } of lines.slice(line + 1, end)) {
    const part = kind === "table" || kind === "code" ? kind : "words";
    const last = blocks.at(-1);
    if (kind === "blank") blocks.push({ kind: "words", lines: [] });
    else if (kind === "aside" || kind === "rule") continue;
    else if (last?.kind === part && (last.lines.length > 0 || part === "words") && kind !== "item")
      last.lines.push(lineOfStem(written, kind));
    else blocks.push({ kind: part, lines: [kind === "item" ? `- ${text}` : lineOfStem(written, kind)] });
  }
  return blocks
    .map(({ kind, lines: block }) => block.filter(Boolean).join(kind === "words" ? " " : "\n"))
    .filter(Boolean)
    .join("\n\n");
}

function lineOfStem(written: string, kind: string): string {
  if (kind === "code") return readableLine(written).trimEnd();
  return kind === "table" ? readableLine(written).trim() : withoutBold(written);
}
