// Some models put several lines into one: options one behind the other, a reason behind "<br>", or a question with its
// options into a row of a table. They are read as the lines that they stand for; their raw text stays with the first.
import { alphabetsWith, labelledLine, plainLabel } from "./option-labels";
import { namesAnswer } from "./answer-words";
import { cellsOf, isTableRule } from "../line-marks";
import { withPlainDigits } from "../number-words";

/** Longer lines are no options in one line, and looking through them would take too long. */
const longestLine = 4_000;

const breakTag = /(?<!\s)\s*<br\s{0,9}\/?>\s*/i;

/** Returns the lines that a line stands for; the line alone if it is one. */
export function linesWithin(line: string, above: string): string[] {
  if (line.length > longestLine) return [line];
  const parts = line.includes("`") || !/<br/i.test(line) ? [line] : atBreaks(line);
  return parts.flatMap((part, at) => optionsInLine(part, parts[at - 1] ?? above));
}

/** Words behind a break below an option are its reason, which is further in. */
function atBreaks(line: string): string[] {
  const [first = "", ...others] = line.trimEnd().split(breakTag);
  const indent = /^[\s>]*/.exec(first)?.[0] ?? "";
  if (!labelledLine(first.trim()) && !others.some((other) => labelledLine(other))) return [line];
  const below = others.filter((other) => other !== "");
  return [first, ...below.map((other) => (labelledLine(other) ? `${indent}${other}` : `${indent}    ${other}`))];
}

const inlineLabel = /(?<![^\s*])[([（]?(?:(\p{L}\p{M}?)[).、．\]）]|([①-⑳]))\s*(?=[^\s])/gu;
const asks = /[?？؟;:：][\s*_]*$/u;
const numberedStem = /^[\s*_#]*(?:\p{L}{1,12}\s?)?\p{Nd}{1,3}(?:[^\p{L}]|\s).{8}/su;

/** "1. What? A) one B) two Answer: A" as its lines; at least two labels of an alphabet in order. */
function optionsInLine(line: string, above: string): string[] {
  const at = optionPlaces(line);
  const before = line.slice(0, at[0]).trim();
  if (at.length < 2 || !mayBeStem(before, above)) return [line];
  const options = withoutSigns(at.map((from, nth) => line.slice(from, at[nth + 1]).trim()));
  const last = options.pop() ?? "";
  return [...(before === "" ? [] : [before]), ...options, ...answerBehind(last)].map((each) => `${each}\n`);
}

/** "A. True / B. False": a sign behind every option but the last stands between them. */
function withoutSigns(options: readonly string[]): string[] {
  const between = options.slice(0, -1).map((option) => /[/|;,·、，；]$/u.exec(option)?.[0]);
  const isBetween = between[0] !== undefined && between.every((sign) => sign === between[0]);
  return options.map((option, at) => (isBetween && at < between.length ? option.slice(0, -1).trim() : option));
}

function mayBeStem(before: string, above: string): boolean {
  if (before === "" || /^[-*+•]$/.test(before)) return !/^\p{L}/u.test(labelledLine(above.trim())?.label ?? "");
  return (/[?？؟][\s*_]*$/u.test(before) || numberedStem.test(before)) && !namesAnswer(before.slice(0, 80));
}

/** The places of the labels that follow one another from the first of an alphabet on. */
function optionPlaces(line: string): number[] {
  const places: number[] = [];
  let style = "";
  let alphabets: readonly (readonly string[])[] = [];
  for (const { 0: written, 1: letter = "", 2: sign = "", index } of line.matchAll(inlineLabel)) {
    const found = alphabetsWith(sign || plainLabel(letter), places.length);
    const here = written.replace(letter || sign, letter === letter.toUpperCase() ? "A" : "a").trim();
    const fitting = places.length === 0 ? found : alphabets.filter((each) => found.includes(each));
    if (fitting.length === 0 || (places.length > 0 && here !== style)) continue;
    places.push(index);
    alphabets = fitting;
    style = here;
  }
  return places;
}

/** "C) three Answer: B" as two lines. */
function answerBehind(option: string): string[] {
  const at = [...option.matchAll(/\s(?=[*_([]{0,3}(?:\p{L}{1,20}\s){0,2}\p{L}{2,20}\s?[:：])/gu)].find(({ index }) =>
    namesAnswer(option.slice(index, index + 60).split(/[:：]/u)[0] ?? ""),
  );
  return at ? [option.slice(0, at.index), option.slice(at.index).trim()] : [option];
}

/** The lines of a table's rows if each row is a question with its options and what is right; undefined otherwise. */
export function questionRows(rows: readonly string[]): string[][] | undefined {
  const [head = [], ...body] = rows.map(cellsOf).filter((cells) => !isTableRule(cells));
  const questions = body.map((cells, nth) => questionRow(head, cells, nth + 1));
  const whole = questions.flatMap((question) => (question ? [question] : []));
  return whole.length > 0 && whole.length === questions.length ? whole : undefined;
}

function questionRow(head: readonly string[], cells: readonly string[], nth: number): string[] | undefined {
  const columns = optionColumns(head);
  const inCell = cells.findIndex((cell) => optionPlaces(withSpacesForBreaks(cell)).length > 1);
  const first = columns[0]?.at ?? inCell;
  const stem = cells[first - 1] ?? "";
  const options = columns[0]
    ? columns.flatMap(({ at, label: letter }) => (cells[at] ? [`${letter}) ${cells[at]}`] : []))
    : optionsInLine(withSpacesForBreaks(cells[inCell] ?? ""), "");
  const [answer = "", reason = ""] = cells.slice(columns[0] ? first + columns.length : first + 1).filter(Boolean);
  if (stem === "" || options.length < 2 || !(asks.test(stem) || answer !== "")) return undefined;
  const isAnswer = answer.length <= longestAnswerCell && answer !== "";
  if (!isAnswer && !options.some((option) => /[✓✔✅☑]/u.test(option))) return undefined;
  const number = first > 1 ? /^\D{0,12}(\d{1,3})\D{0,3}$/.exec(withPlainDigits(cells[0] ?? ""))?.[1] : undefined;
  return [
    `${number ?? nth}. ${stem}`,
    ...options.map((option) => `   ${option.trim()}`),
    ...(isAnswer ? [`   Answer: ${answer}`] : []),
    ...(reason ? [`   Reason: ${reason}`] : []),
  ];
}

const longestAnswerCell = 200;

function withSpacesForBreaks(cell: string): string {
  return cell.replace(/<br\s{0,9}\/?>/gi, " ");
}

/** Columns that the head labels by an alphabet: "A", "Option B", "c)". */
function optionColumns(head: readonly string[]): { at: number; label: string }[] {
  const columns: { at: number; label: string }[] = [];
  for (const [at, cell] of head.entries()) {
    const letter = /^(?:\p{L}[\p{L}\p{M}]{1,20}\s)?\(?(\p{L}\p{M}?|\p{Nd})[.)]?$/u.exec(cell)?.[1] ?? "";
    const isNext = alphabetsWith(withPlainDigits(letter).toUpperCase(), columns.length).length > 0;
    if (isNext && (columns.length === 0 || columns.at(-1)?.at === at - 1)) columns.push({ at, label: letter });
  }
  return columns.length > 1 && (columns[0]?.at ?? 0) > 0 ? columns : [];
}
