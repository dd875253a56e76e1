// Reads the lines below a question's options: the right one, and the reasons. Their words are of any language, so form
// and order count: first the name of an option, then the reason.
import { labelAtBeginning, namedOption, namesSeveral, rightTogether, type OptionWords } from "./answers-given";
import { namesAnswer, saysAnswer, saysRight, saysWrong } from "./answer-words";
import { withoutBold } from "../line-marks";
import { labelledLine } from "./option-labels";
import { isReasonBelow, type OptionBlock } from "./option-blocks";
import type { TextLine } from "../text-lines";

export interface Feedback {
  answer: number | undefined;
  /** The line that names the right option. */
  answerLine: number | undefined;
  /** True if more than one option is named as the right one. */
  namesTwo: boolean;
  /** Those options, if the text names all of them as right, and nothing else. */
  together: number[] | undefined;
  reason: string;
  optionReasons: string[];
  /** For each option the lines of the reason right below it. */
  reasonLines: number[][];
  /** True if reasons, or words in lines of their own, name options by letters. */
  lettered: boolean;
  /** The last line that belongs to the question. */
  last: number;
}

interface Around {
  options: OptionWords;
  /** The option that is marked as the right one. */
  right: number | undefined;
  /** True if several are marked. */
  marksTwo: boolean;
  together: number[] | undefined;
  /** After the last question a new paragraph may be a greeting. */
  isLast: boolean;
}

export function feedbackOf(lines: readonly TextLine[], block: OptionBlock, end: number, around: Around): Feedback {
  const { options, right, marksTwo, together, isLast } = around;
  const lastOption = block.options.at(-1)?.end ?? 0;
  const own = reasonsBelow(lines, block);
  const answer = right === undefined && !marksTwo ? rightByReasons(own.optionReasons, options) : undefined;
  const known = { answer, answerLine: undefined, namesTwo: marksTwo, together };
  const feedback: Feedback = { ...known, reason: "", lettered: false, ...own };
  let isParagraph = own.last === lastOption;
  let title = "";
  for (let at = own.last + 1; at < end; at++) {
    const line = lines[at];
    if (!line || ["heading", "rule", "table"].includes(line.kind)) {
      if (line?.kind !== "heading" || !namedOption(line.text, options)) break;
    }
    if (line.kind === "blank" || line.kind === "aside") {
      isParagraph = false;
      continue;
    }
    const below = title === "" ? line : { ...line, text: `${title}: ${line.text}` };
    title = titleOfAnswer(line.text);
    if (title !== "") continue;
    const taken = takeLine(feedback, below, {
      options,
      right: right ?? feedback.answer,
      isParagraph,
      isLast,
    });
    if (taken === "answer") feedback.answerLine = at;
    if (taken === "answer" && below !== line) feedback.lettered = true;
    if (taken !== undefined) feedback.last = at;
    isParagraph = taken !== undefined;
  }
  return feedback;
}

/** "Answer:" in a line of its own above the label, or as what is folded away: "<summary>Answer</summary>". */
function titleOfAnswer(text: string): string {
  const words = text
    .slice(0, longestAnswerTitle)
    .replace(/<\/?[a-z]{1,10}>/gi, " ")
    .replace(/[:：\s]*$/u, "")
    .trim();
  return text.length < longestAnswerTitle && /[:：>]$/u.test(text) && saysAnswer(words) ? words : "";
}

const longestAnswerTitle = 80;

/** Each reason begins with a word for right or wrong, and one of them with right: "Correct: ...". */
function rightByReasons(reasons: readonly string[], { contents }: OptionWords): number | undefined {
  const titles = contents.map((_, at) => /^([^:：]{1,20})[:：]/u.exec(reasons[at] ?? "")?.[1] ?? "");
  const right = titles.findIndex(saysRight);
  return right >= 0 && titles.every((title, at) => at === right || saysWrong(title)) ? right : undefined;
}

export const contradiction = { namesTwo: true, together: undefined };

interface LineAround {
  options: OptionWords;
  /** The right option, where it is known by now. */
  right: number | undefined;
  /** True if the line before it belongs to the question and no gap is between them. */
  isParagraph: boolean;
  isLast: boolean;
}

function takeLine(feedback: Feedback, line: TextLine, around: LineAround): "answer" | "reason" | undefined {
  const { options, right, isParagraph, isLast } = around;
  const isKnown = right !== undefined || feedback.namesTwo;
  const words = withoutBold(line.written);
  if (feedback.reason && contradicts(line.text, options, right)) {
    Object.assign(feedback, contradiction);
    return "reason";
  }
  const concluded = isKnown ? undefined : namedOption(conclusionOf(line.text), options);
  const named = feedback.reason
    ? undefined
    : (namedOption(line.text, options) ?? (concluded && { ...concluded, rest: reasonIn(words) ?? words }));
  if (named && (!isKnown || named.rest === "" || (isParagraph && feedback.answer === undefined))) {
    if (isKnown && named.index !== right) Object.assign(feedback, contradiction);
    if (feedback.answer !== undefined) {
      feedback.lettered = true;
      return "reason";
    }
    feedback.answer = named.index;
    feedback.reason = named.rest;
    return "answer";
  }
  if (feedback.answer === undefined && !feedback.reason && namesSeveral(line.text, options, isKnown)) {
    const together = rightTogether(line.text, options);
    const isSame = String(together) === String(feedback.together);
    Object.assign(feedback, contradiction, (!isKnown || isSame) && { together });
    return "reason";
  }
  if (!isKnown) return undefined;
  const ofOption = labelledLine(words) && labelAtBeginning(words, options);
  if (ofOption?.rest && !feedback.optionReasons[ofOption.index]) {
    feedback.optionReasons[ofOption.index] = ofOption.rest;
    feedback.lettered = true;
    return "reason";
  }
  if (/^[^:：]{1,40}[:：]$/u.test(words)) return "reason";
  const reason = reasonIn(words);
  const isNext = isParagraph || line.indent > 1 || !isLast;
  if (!feedback.reason && (reason !== undefined || line.kind === "quote" || isParagraph)) {
    feedback.reason = reason ?? words;
    return "reason";
  }
  if (!feedback.reason || !isNext) return undefined;
  feedback.reason += `${isParagraph ? " " : "\n\n"}${words}`;
  return "reason";
}

/** "It gets hot. So B is right.": the last sentence of several. */
function conclusionOf(text: string): string {
  return /[.!。！]\s*([^.!。！]{3,60})[.!。！]?$/u.exec(text)?.[1]?.trim() ?? "";
}

/** Tells whether a line behind a reason names another answer than the right one: "Answer: C". */
function contradicts(text: string, options: OptionWords, right: number | undefined): boolean {
  const title = /^([^:：]{1,60})[:：]/u.exec(text)?.[1];
  if (title === undefined || !namesAnswer(title)) return false;
  const named = namedOption(text, options);
  return named ? named.rest === "" && named.index !== right : namesSeveral(text, options, true);
}

/** Returns the reason in "Begründung: ..." and "*Why*: ..." of any language; up to four words before the colon. */
function reasonIn(words: string): string | undefined {
  return /^[*_>\s]*[^\s:：*_>][^\s:：*_]*(?:\s[^\s:：*_]+){0,4}\s?[*_]*[:：][*_]*\s*(.+)$/su
    .exec(words)?.[1]
    ?.replace(/^[*_]+\s*/, "");
}

/** The reasons that stand right below the single options, or behind them. */
function reasonsBelow(
  lines: readonly TextLine[],
  { options }: OptionBlock,
): Pick<Feedback, "optionReasons" | "reasonLines" | "last"> {
  const last = options.at(-1)?.end ?? 0;
  const inLine = options.map(({ reason = "" }) => reason);
  if (inLine.some(Boolean)) return { optionReasons: inLine, reasonLines: [], last };
  const below = options.map((option, at) => linesBelow(lines, option, options[at + 1]?.line ?? lines.length));
  const others = below.slice(0, -1).filter(({ length }) => length > 0);
  // A line below one option of several is the rest of its words.
  if (others.length === 0 || others.length * 2 < options.length - 1)
    return { optionReasons: [], reasonLines: [], last };
  const reasons = below.map((each) => each.map((at) => wordsOfReason(lines[at]?.written ?? "")).join(" "));
  return { optionReasons: withoutLabel(reasons), reasonLines: below, last: below.at(-1)?.at(-1) ?? last };
}

function linesBelow(lines: readonly TextLine[], option: { line: number; end: number }, to: number): number[] {
  const below: number[] = [];
  for (let at = option.end + 1; at < to; at++) {
    const line = lines[at];
    if (line?.kind === "blank") continue;
    if (!line || !isReasonBelow(line, lines[at - 1], lines[option.line])) break;
    below.push(at);
  }
  return below;
}

function wordsOfReason(written: string): string {
  return withoutBold(written)
    .replace(/^(?:→|->|↳|⇒)\s*/u, "")
    .trim();
}

/** Each may begin with the same word and a colon: "Reason: ...". */
function withoutLabel(reasons: readonly string[]): string[] {
  const labels = new Set(reasons.filter(Boolean).map((reason) => /^[*_]*[^\s:：]{1,20}\s?[:：]/u.exec(reason)?.[0]));
  return labels.size === 1 ? reasons.map((reason) => reasonIn(reason) ?? reason) : [...reasons];
}
