// Finds the titles that number a thing: modules of an outline, screens of a storyboard. The form decides: titles of one
// kind that carry numbers with the same word. Headings go before lines in bold type, these before plain lines and items
// of lists; where several series are of one kind, their words break the tie, then how many titles they have.
import { numberingOf, type Numbering } from "./numbering";
import type { Fit } from "./series-words";
import type { TextLine } from "./text-lines";

export interface NumberedTitle extends Numbering {
  /** The number of the line in the text. */
  line: number;
  /** The title for readers. */
  label: string;
}

interface Series {
  rank: number;
  fit: Fit;
  titles: NumberedTitle[];
}

/** Lines in bold type rank below all headings, whose ranks are their levels. */
export const boldRank = 7;
const plainRank = 8;

/** Titles are no longer than this. */
const longestLabel = 400;

/** The best series of the text: where it is only of parts, `least` 2 says that it is none. */
export function numberedTitles(
  lines: readonly TextLine[],
  fitOf: (series: string) => Fit,
  least: Fit,
): NumberedTitle[] {
  const bySeries = new Map<string, Series>();
  for (const [at, line] of lines.entries()) {
    const rank = rankOf(line);
    const title = rank === undefined ? undefined : (numberedTitle(line, at) ?? letteredTitle(line, at, fitOf));
    if (rank === undefined || !title) continue;
    const key = `${rank} ${title.series}`;
    const series = bySeries.get(key);
    if (series) series.titles.push(title);
    else bySeries.set(key, { rank, fit: fitOf(title.series), titles: [title] });
  }
  const all = withJoinedWords([...bySeries.values()])
    .map(withoutSummary)
    .filter((series) => series.fit >= least && isSeries(series));
  return all.sort(byStrength)[0]?.titles ?? [];
}

/** Adds titles of one level that count on with another word for the same: "Module 1", "Modul 2". */
function withJoinedWords(all: readonly Series[]): readonly Series[] {
  const byRank = new Map<number, Series[]>();
  for (const series of all.filter(({ fit }) => fit === 3))
    byRank.set(series.rank, [...(byRank.get(series.rank) ?? []), series]);
  const joined = [...byRank.values()].flatMap((alike): Series[] => {
    const titles = alike.flatMap((series) => series.titles).sort((a, b) => a.line - b.line);
    const isOne = alike.length > 1 && countsOn(titles);
    return isOne && alike[0] ? [{ ...alike[0], titles }] : [];
  });
  return joined.length > 0 ? [...joined, ...all] : all;
}

/** Tells whether each number follows the one before. */
export function countsOn(titles: readonly { number: number }[]): boolean {
  return titles.every(({ number }, at) => number === (titles[0]?.number ?? 0) + at);
}

/** Returns the rank of the title that a line can be: 1 to 6 are the headings' levels; undefined for none. */
function rankOf({ kind, level, text, indent }: TextLine): number | undefined {
  if (text.length > longestLabel) return undefined;
  if (kind === "heading") return level;
  if (kind === "bold") return boldRank;
  return (kind === "plain" || kind === "item") && indent < 2 ? plainRank : undefined;
}

/** It makes a title of a plain line: "■第1回 準備". */
const square = /^[■□◆◇★]\s*(?=\S)/u;

function numberedTitle({ kind, text }: TextLine, line: number): NumberedTitle | undefined {
  const isSquared = kind === "plain" && square.test(text);
  const isTitleByKind = kind === "heading" || kind === "bold";
  const label = isTitleByKind ? text : isSquared ? text.replace(square, "") : text.replace(/^\d+[.)]\s+(?=.*\d)/, "");
  const found = numberingOf(text) ?? numberingOf(label);
  if (!found) return undefined;
  // In running text and lists only what is set off from its title is one: "Module 3 needs the notes" is a sentence.
  const isSetOff = isTitleByKind || (isSquared && /^\s/u.test(found.rest));
  if (!isSetOff && !/^\s*(?:[:：.|(\])】」–—-]|$)/u.test(found.rest)) return undefined;
  return { ...found, line, label: numberingOf(text) && !isSquared ? text : label };
}

/** "Module A: ...": letters number only what is looked for. */
function letteredTitle({ text }: TextLine, line: number, fitOf: (series: string) => Fit): NumberedTitle | undefined {
  const [, word = "", letter = "", rest = ""] = /^(\p{L}+)\s([A-I])(\s*[:.(–—-].*)$/su.exec(text) ?? [];
  const series = `${word.toLowerCase()} after`;
  return fitOf(series) === 3 ? { series, number: " ABCDEFGHI".indexOf(letter), rest, line, label: text } : undefined;
}

/** A list of durations is no list of titles; nor is a series that repeats the same words. */
function withoutSummary(series: Series): Series {
  const named = new Set(series.titles.filter(({ rest }) => !isDuration(rest)).map(({ number }) => number));
  const first = new Map<string, NumberedTitle>();
  for (const title of series.titles) {
    if (isDuration(title.rest) && named.has(title.number)) continue;
    if (!first.has(title.label)) first.set(title.label, title);
  }
  return { ...series, titles: [...first.values()] };
}

export function isDuration(rest: string): boolean {
  return /^[^\p{L}\p{N}]*\d+(?:[.,:]\d+)?\s*\p{L}[\p{L}\p{M}.]{0,11}(?:\s*\d+\s*\p{L}[\p{L}\p{M}.]{0,11})?[^\p{L}\p{N}]*$/u.test(
    rest,
  );
}

/**
 * Headings with a word for what is looked for need no more than one title; another word must count from the beginning,
 * without a gap.
 */
function isSeries({ fit, rank, titles }: Series): boolean {
  // "3. Modules" is the heading over them.
  if (titles.length === 1 && titles[0]?.rest.trim() === "" && titles[0].number > 1) return false;
  if (fit === 3) return titles.length > (rank === plainRank ? 1 : 0);
  const numbers = titles.map(({ number }) => number);
  return numbers.length > 1 && numbers.every((number, at) => number <= 1 || number === (numbers[at - 1] ?? NaN) + 1);
}

function byStrength(a: Series, b: Series): number {
  const kind = (rank: number) => Math.max(rank, boldRank - 1);
  return (
    Number(b.fit > 1) - Number(a.fit > 1) ||
    kind(a.rank) - kind(b.rank) ||
    b.fit - a.fit ||
    b.titles.length - a.titles.length
  );
}
