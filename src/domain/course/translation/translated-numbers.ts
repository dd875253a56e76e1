// Compares the numbers of a text and its translation. Languages write one number in several ways: 1,000, 1.000 and
// 1 000; 2:30 pm and 14.30; March 3 and 3月3日. A number may also be written as a word on one side.
import { languageTag } from "../languages";
import { numberWordsOf } from "../reading/number-lexicon";
import { withPlainDigits, chineseNumber } from "../reading/number-words";
import { withoutObjectiveMarks } from "../reading/objective-marks";

export interface Languages {
  /** BCP 47. */
  from: string;
  to: string;
}

interface NumberDifference {
  lost: string[];
  invented: string[];
}

const number = /(?<!\d)\d{1,3}(?:[ \u00A0\u2009\u202F]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,:’']\d+)*/gu;
const halfOfDay = /(?<!\d)(\d{1,2})(?:([:.])(\d{2}))?\s?(am|pm|a\.m\.|p\.m\.)(?![\p{L}])/giu;
/** "18.00" is 18, also where it is a price. */
const fullHour = /(?<![\d.,:])(\d{1,2})[.:]00(?![\d]|[.,:]\d)/gu;
const tenThousands = /(?<![\d.])(\d{1,9}(?:\.\d{1,9})?)[ ]?[万萬만]/gu;
const listLabel = /^([ \t>]*(?:[-*+•][ \t]+)?(?:\*\*|__)?)\d{1,3}[.)](?=\s)/gmu;

/** A text with more differences is refused in any case, and looking for their reasons would take too long. */
const mostDifferences = 100;

/**
 * Returns the numbers that only one side has, after all that languages write otherwise is set aside. `around` is the
 * original around the line: a translation may name a number where the original names it elsewhere.
 */
export function numberDifference(
  original: string,
  translated: string,
  { from, to }: Languages,
  around = original,
): NumberDifference {
  if (!/\p{Nd}/u.test(original + translated)) return { lost: [], invented: [] };
  const [before, now] = [evenNumbers(original), evenNumbers(translated)];
  const [ofOriginal, ofTranslated] = [numbersIn(before), numbersIn(now)];
  const lost = onlyInFirst(ofOriginal, ofTranslated);
  const invented = onlyInFirst(ofTranslated, ofOriginal);
  if (lost.length + invented.length > mostDifferences) return { lost, invented };
  joinTimes(lost, invented);
  joinTimes(invented, lost);
  afternoons(lost, invented);
  return {
    lost: withoutWords(lost, now, languageTag(to)),
    invented: withoutWords(withoutMonths(invented, now, around, from), around, languageTag(from), isEastAsian(to)),
  };
}

function evenNumbers(text: string): string {
  return withPlainDigits(withoutObjectiveMarks(text))
    .replaceAll("٬", ",")
    .replaceAll("٫", ".")
    .replace(listLabel, "$1")
    .replace(halfOfDay, (_, hour: string, sign = "", minute = "", half: string) => {
      const isLate = half.toLowerCase().startsWith("p");
      return `${(Number(hour) % 12) + (isLate ? 12 : 0)}${sign && ":"}${minute}`;
    })
    .replace(fullHour, "$1")
    .replace(tenThousands, (_, count: string) => String(Math.round(Number(count) * 10_000)));
}

function numbersIn(text: string): string[] {
  return [...text.matchAll(number)].flatMap(([written]) => numbersWritten(written));
}

/** The number with a point before its decimals and nothing else; several if a date or a time of day was written. */
function numbersWritten(written: string): string[] {
  const groups = written.split(/[^\d]+/u);
  const signs = written.match(/[^\d]+/gu) ?? [];
  const [first = "", ...more] = groups;
  const last = more.at(-1);
  if (last === undefined) return [withoutZeros(first)];
  const areThousands = (some: readonly string[]) => some.every((group) => group.length === 3);
  const isThousand = first.length <= 3 && !first.startsWith("0");
  if (written.includes(":")) return groups.map(withoutZeros);
  if (isThousand && areThousands(more)) return [withoutZeros(groups.join(""))];
  if (more.length === 1) return [`${withoutZeros(first)}.${last}`];
  const isOther = signs.at(-1) !== signs[0];
  if (isThousand && isOther && areThousands(more.slice(0, -1)))
    return [`${withoutZeros(groups.slice(0, -1).join(""))}.${last}`];
  return groups.map(withoutZeros);
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, "");
}

/** The entries of the first list that the second does not have as often. */
export function onlyInFirst(some: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return some.filter((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0;
  });
}

/** Sets aside "10:30" on one side and "10.30" on the other. */
function joinTimes(apart: string[], joined: string[]): void {
  for (const time of joined.filter((one) => /^\d{1,2}\.\d{2}$/.test(one))) {
    const [hour = "", minute = ""] = time.split(".");
    const places = [apart.indexOf(withoutZeros(hour)), apart.lastIndexOf(withoutZeros(minute))];
    if (places.some((at) => at < 0) || places[0] === places[1]) continue;
    for (const at of places.toSorted((one, other) => other - one)) apart.splice(at, 1);
    joined.splice(joined.indexOf(time), 1);
  }
}

/** Sets aside 14 on one side and 2 on the other, as some languages name the afternoon in a word. */
function afternoons(lost: string[], invented: string[]): void {
  for (const hour of lost.filter((one) => Number(one) > 12 && Number(one) < 24)) {
    const at = invented.indexOf(String(Number(hour) - 12));
    if (at < 0) continue;
    invented.splice(at, 1);
    lost.splice(lost.indexOf(hour), 1);
  }
}

function withoutWords(
  numbers: readonly string[],
  text: string,
  language: string | undefined,
  allowsOne = false,
): string[] {
  if (numbers.length === 0) return [];
  const spoken = language === undefined ? [] : namedNumbers(text, language);
  const named = language === undefined ? [] : [...spoken, ...halfHours(spoken), ...namedMonths(text, language)];
  return numbers.filter((each) => !(allowsOne && each === "1") && !named.includes(Number(each)));
}

/** "An hour and a half" is 90 minutes. */
function halfHours(spoken: readonly number[]): number[] {
  if (!spoken.includes(30)) return [];
  return spoken.flatMap((hours) => (hours <= 12 ? [60 * hours + 30] : []));
}

/** "11月" is a November that the original names without a number. */
function withoutMonths(numbers: readonly string[], translated: string, original: string, from: string): string[] {
  const written = numbers.filter((each) => new RegExp(`(?<!\\d)${each}[月월]`, "u").test(translated));
  if (written.length === 0) return [...numbers];
  const small = original.toLowerCase();
  const isNamed = (each: string) =>
    monthNames(Number(each) - 1, from).some((name) => name !== "" && small.includes(name));
  return numbers.filter((each) => !written.includes(each) || !/^(?:[1-9]|1[0-2])$/.test(each) || !isNamed(each));
}

/** East Asian languages count with a digit where others have an article: "an hour" is 1時間. */
function isEastAsian(language: string): boolean {
  return /^(?:ja|zh|ko)/.test(language);
}

function namedNumbers(text: string, language: string): number[] {
  const words = numberWordsOf(language);
  const found = new Set(text.toLowerCase().match(/[\p{L}\p{M}'ʼ]+/gu));
  const named = [...found].flatMap((word) =>
    [...words].flatMap(([known, value]) => (isNumberWord(word, known, language) ? [value] : [])),
  );
  const numerals = isEastAsian(language) ? (text.match(/[一二三四五六七八九十]+/gu) ?? []) : [];
  return [...named, ...numerals.flatMap((numeral) => chineseNumber(numeral) ?? [])];
}

/** Shorter words begin too many others. Korean sets its counters behind the number. */
const shortestStem = 4;

/** Tells whether the word is the known one, or one that is made of it: "dreimal", "Zweiergruppe". */
function isNumberWord(word: string, known: string, language: string): boolean {
  const canBegin = known.length >= shortestStem || language === "ko";
  return word === known || (canBegin && word.startsWith(known));
}

/** The numbers of the months that stand beside a number. */
function namedMonths(text: string, language: string): number[] {
  if (isEastAsian(language)) return [...text.matchAll(/(\d{1,2})\s?[月월]/gu)].map(([, month]) => Number(month));
  const small = text.toLowerCase();
  return monthsOf(language).flatMap((month, at) => (month.test(small) ? [at + 1] : []));
}

/** There are some forty languages. */
const knownMonths = new Map<string, RegExp[]>();

function monthsOf(language: string): RegExp[] {
  const months =
    knownMonths.get(language) ??
    Array.from({ length: 12 }, (_, at) => {
      const names = monthNames(at, language).join("|");
      return new RegExp(String.raw`\d\P{N}{0,6}(?:${names})|(?:${names})\P{N}{0,6}\d`, "u");
    });
  knownMonths.set(language, months);
  return months;
}

/** The name by itself, and the form that stands beside a day. */
function monthNames(month: number, language: string): string[] {
  const date = new Date(Date.UTC(2026, month, 1));
  const forms = [{ month: "long" }, { month: "long", day: "numeric" }] as const;
  return forms.map((form) => {
    const format = new Intl.DateTimeFormat(language, { ...form, timeZone: "UTC" });
    const part = format.formatToParts(date).find(({ type }) => type === "month");
    return part?.value.toLowerCase().replace(/[^\p{L}\p{M}]/gu, ".") ?? "";
  });
}
