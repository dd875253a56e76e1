// Finds the beginning of a question: the title or the number before its options. Instructions are numbered as well, so
// the way in which most questions are numbered decides, and of several beginnings the one with the next number.
import { withoutBold } from "../line-marks";
import { numberOfWord, withPlainDigits } from "../number-words";
import { numberingOf } from "../numbering";
import { isQuestionNoun } from "./answer-words";
import type { OptionBlock } from "./option-blocks";
import type { TextLine } from "../text-lines";

export interface QuestionStart {
  line: number;
  /** The beginning of the next one, with options or without. */
  next: number;
  /** Its number; empty if the questions have no numbers. */
  number: string;
  /** The text behind the number in its line. */
  words: string;
}

interface Candidate extends Omit<QuestionStart, "next"> {
  /** The manner of its number. */
  manner: string;
}

export function questionStarts(lines: readonly TextLine[], blocks: readonly OptionBlock[]): QuestionStart[] {
  const gaps = [...blocks.map((block) => firstLine(block)), lines.length];
  const candidates = gaps.map((end, at) => candidatesBetween(lines, endOf(blocks[at - 1]), end));
  const manner = usualManner(candidates.slice(0, -1));
  const usual = furthestOut(
    lines,
    candidates.map((between) => between.filter((each) => each.manner === manner)),
  );
  let last = 0;
  const starts = blocks.map((block, at) => {
    let due = dueStart(lines, usual[at] ?? [], last + 1);
    if (manner !== undefined) due ??= candidates[at]?.findLast(({ number }) => Number(number) === last + 1);
    due = due && (behindItems(candidates[at] ?? [], due) ?? due);
    for (let next = due; next; next = numberedOtherwise(lines, candidates[at] ?? [], next)) due = next;
    if (due) last = Number(due.number);
    return due ?? paragraphBefore(lines, firstLine(block), endOf(blocks[at - 1]));
  });
  return starts.map((start, at) => {
    const due = candidates[at + 1]?.find((each) => isNextOut(lines, start, each));
    return { ...start, next: Math.min(due?.line ?? lines.length, starts[at + 1]?.line ?? lines.length) };
  });
}

/** A next question ends this one also where it is numbered otherwise, or its options could not be read. */
function isNextOut(lines: readonly TextLine[], start: { line: number; number: string }, each: Candidate): boolean {
  const indent = lines[start.line]?.indent ?? 0;
  return Number(each.number) === Number(start.number) + 1 && (lines[each.line]?.indent ?? 0) <= indent + 1;
}

/** Numbers further in than those of questions are items below one. */
function furthestOut(lines: readonly TextLine[], usual: readonly Candidate[][]): Candidate[][] {
  const indentOf = ({ line }: Candidate) => lines[line]?.indent ?? 0;
  const least = usual.flat().reduce((indent, each) => Math.min(indent, indentOf(each)), Infinity);
  return usual.map((between) => {
    const out = between.filter((each) => indentOf(each) <= least + 1);
    return out.length > 0 ? out : between;
  });
}

/** The one whose number is due; behind it a next number begins a next question, as that had no options. */
function dueStart(lines: readonly TextLine[], usual: readonly Candidate[], number: number): Candidate | undefined {
  const indentOf = ({ line }: Candidate) => lines[line]?.indent ?? 0;
  let start = usual.findLast((each) => Number(each.number) === number) ?? usual.at(-1);
  for (const each of usual) {
    const isNext = start && each.line > start.line && Number(each.number) === Number(start.number) + 1;
    if (start && isNext && indentOf(each) <= indentOf(start)) start = each;
  }
  return start;
}

/** A beginning between two titles that count on is an item of the first: the question begins with a title behind it. */
function behindItems(between: readonly Candidate[], start: Candidate): Candidate | undefined {
  const before = new Map<string, number>();
  for (const { line, manner, number } of between) if (line < start.line) before.set(manner, Number(number));
  return between.find(
    ({ line, manner, number }) =>
      line > start.line && manner !== start.manner && before.get(manner) === Number(number) - 1,
  );
}

/**
 * A question that could not be read never melts with the next one, also where that is numbered otherwise. An item of a
 * list in its stem has the number before it above.
 */
function numberedOtherwise(
  lines: readonly TextLine[],
  between: readonly Candidate[],
  start: Candidate,
): Candidate | undefined {
  const indentOf = ({ line }: Candidate) => lines[line]?.indent ?? 0;
  return between.findLast((each, at) => {
    const isDue = each.line > start.line && Number(each.number) === Number(start.number) + 1;
    if (!isDue || indentOf(each) > indentOf(start)) return false;
    const above = between
      .slice(0, at)
      .findLast((one) => one.line > start.line && one.manner === each.manner && indentOf(one) === indentOf(each));
    return above === undefined || Number(above.number) !== Number(each.number) - 1;
  });
}

/** Returns the manner that numbers the most questions; undefined if fewer than half have it. */
function usualManner(candidates: readonly (readonly Candidate[])[]): string | undefined {
  const counts = new Map<string, number>();
  for (const before of candidates) {
    for (const manner of new Set(before.map((each) => each.manner))) counts.set(manner, (counts.get(manner) ?? 0) + 1);
  }
  const closest = candidates.at(-1)?.at(-1)?.manner;
  const [usual] = [...counts].sort((a, b) => b[1] - a[1] || Number(b[0] === closest) - Number(a[0] === closest));
  return usual && usual[1] * 2 >= candidates.length ? usual[0] : undefined;
}

function candidatesBetween(lines: readonly TextLine[], from: number, to: number): Candidate[] {
  return lines.slice(from, to).flatMap((line, at) => candidateAt(line, from + at) ?? []);
}

function candidateAt(line: TextLine, at: number): Candidate | undefined {
  if (!["heading", "bold", "plain", "item"].includes(line.kind)) return undefined;
  const bare = withoutBold(line.written);
  const place = line.kind === "heading" ? "heading" : "line";
  const [, digits, words = ""] =
    /^[([【]?(\p{Nd}{1,3})(?:\s*[.):、．\])】]|\uFE0F?\u20E3|\s?[–—-](?=\s))(.*)$/su.exec(bare) ?? [];
  if (digits !== undefined && !/^\p{Nd}/u.test(words))
    return { line: at, number: withPlainDigits(digits), words: words.trim(), manner: place };
  const [, roman = "", behind = ""] = /^([IVX]{1,4})[.)]\s+(.*)$/su.exec(bare) ?? [];
  if (roman !== "")
    return { line: at, number: String(numberOfWord(roman.toLowerCase())), words: behind, manner: "roman" };
  const found = numberingOf(line.text);
  if (!found || !isSetOff(line, found.rest) || isOther(found.series, line.text)) return undefined;
  return {
    line: at,
    number: String(found.number),
    words: found.rest.trim() && wordsBehind(bare),
    manner: `${place} ${found.series}`,
  };
}

const ofTime =
  "minut|minuut|hour|stunde|heure|hora|ora\\b|ore\\b|uur|timm|timer|second|sekund|segund|мин|час|dakika|saat|saniye|分|秒|時間|小时|小時|분|시간|초|دقائق|دقيقة|ساعات|ثوان|λεπτ|perc|phút|menit";
/** "Ten minutes: ..." and "On screen: ..." (ten, in Turkish) number no question. */
const noQuestion = new RegExp(String.raw`^(?:${ofTime}|day|tage?\b|jour|día|dia|giorn|dag|screen)`, "u");
/** "10 minutes: ..."; "2. Hour" and "2 days" may number something. */
const durationBefore = new RegExp(String.raw`^\P{L}*\p{N}+\s*(?:${ofTime})`, "iu");

/** Numbers in digits are told apart from those in words: "2 screens". */
function isOther(series: string, text: string): boolean {
  if (!series.endsWith(" before")) return false;
  return durationBefore.test(text) || (noQuestion.test(series) && !/^\P{L}*\p{N}/u.test(text));
}

function isSetOff({ kind, written }: TextLine, rest: string): boolean {
  if (kind === "heading" || kind === "bold") return true;
  if (/^\s*\S{1,6}\u3000/u.test(written)) return true;
  return /^\s*(?:[:：.)|–—-]|$)/u.test(rest) || /^\s*(?:\*\*|__)[^*_\p{N}]*\p{N}[^*_]*(?:\*\*|__)/u.test(written);
}

/** "Question 1 of 4: What?" asks "What?"; so does "第1题：What?" and "Question one: What?". */
function wordsBehind(bare: string): string {
  const number = /^[^\p{N}:：]*\p{N}+(?:\s*(?:\/|\p{L}{1,3})\s*\p{N}+(?=\s*(?:[:：.)–—-]|$)))?/u.exec(bare)?.[0];
  if (number === undefined) return /[:：.–—]\s*(.*)$/su.exec(bare)?.[1] ?? "";
  const behind = bare.slice(number.length);
  return behind
    .replace(/^(?:\p{L}{1,3}(?=\s*[:：.)])|[\p{scx=Han}\p{scx=Hangul}]{1,3}(?=\s))/u, "")
    .replace(/^[\s:：.．。)）\]】、—–|-]+/u, "");
}

/** Without a number the question is the paragraph before its options. */
function paragraphBefore(lines: readonly TextLine[], options: number, from: number): Omit<QuestionStart, "next"> {
  let last = options - 1;
  while (last >= from && isBlankLine(lines[last])) last--;
  let first = last;
  while (
    first > from &&
    !isBlankLine(lines[first - 1]) &&
    lines[first]?.kind !== "heading" &&
    lines[first]?.kind !== "item" &&
    lines[first - 1]?.kind !== "heading"
  )
    first--;
  const line = Math.max(first, from);
  return { line, number: "", words: withoutQuestionNoun(withoutBold(lines[line]?.written ?? "")) };
}

/** "Question: What?" */
function withoutQuestionNoun(words: string): string {
  const [title = "", before = ""] = /^([^:：]{2,20}?)\s?[:：]\s*(?=\S)/u.exec(words) ?? [];
  return isQuestionNoun(before) ? words.slice(title.length) : words;
}

function isBlankLine(line: TextLine | undefined): boolean {
  return line === undefined || line.kind === "blank" || line.kind === "rule" || line.kind === "aside";
}

function firstLine({ options }: OptionBlock): number {
  return options[0]?.line ?? 0;
}

function endOf(block: OptionBlock | undefined): number {
  return block ? (block.options.at(-1)?.end ?? 0) + 1 : 0;
}
