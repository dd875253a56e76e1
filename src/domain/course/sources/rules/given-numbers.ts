// The numbers of a paragraph: its figures, and the periods, shares and counts that it says without one.
import type { FoundDate } from "./dates";
import { figuresIn, type FoundNumber } from "./numbers";
import { unitNamed, type Unit } from "./units";

export interface GivenNumbers {
  /** With blanks in the place of its dates. */
  text: string;
  given: readonly FoundNumber[];
  /** The values of all figures, also of those within dates. */
  anywhere: ReadonlySet<number>;
  dates: readonly FoundDate[];
  /** Periods, shares and lengths that are said without a figure. */
  implied: readonly Amount[];
  /** Of "12 of 40" the 28 others, and such. */
  others: ReadonlySet<number>;
  /** The numbers of items that its lists may have. */
  counts: ReadonlySet<number>;
}

export interface Amount {
  value: number;
  unit: Unit | undefined;
}

export interface Placed extends Amount {
  at: number;
  end: number;
}

export function givenNumbers(paragraph: string, dates: readonly FoundDate[], rest: string): GivenNumbers {
  const given = figuresIn(rest);
  const anywhere = new Set(figuresIn(paragraph).map(({ value }) => value));
  const implied = [...periodsIn(rest), ...frequenciesIn(rest, given), ...sharesIn(rest), ...timesBetween(dates)];
  return { text: rest, given, anywhere, dates, implied, others: othersIn(rest), counts: listsIn(rest) };
}

/** The numbers of items of its lists: "10 %, 50 % and 100 %" has three. */
function listsIn(text: string): ReadonlySet<number> {
  const counts = new Set<number>();
  for (const [stretch] of text.matchAll(/[^.;:!?]+(?:[.,]\d[^.;:!?]*)*/gu)) {
    const commas = stretch.split(/,\s/u).length;
    const ands = stretch.split(/\s(?:and|or|und|oder|sowie)\s/u).length;
    if (ands > 1) for (let count = 2; count < commas + ands; count++) counts.add(count);
  }
  return counts;
}

const periods: readonly (readonly [RegExp, string, number])[] = [
  [/(?<!\p{L})(?:daily|täglich\p{L}*|every day|jeden tag)(?!\p{L})/iu, "day", 1],
  [/(?<!\p{L})(?:weekly|wöchentlich\p{L}*)(?!\p{L})/iu, "week", 1],
  [/(?<!\p{L})(?:monthly|monatlich\p{L}*)(?!\p{L})/iu, "month", 1],
  [/(?<!\p{L})(?:yearly|annual(?:ly)?|jährlich\p{L}*|alljährlich\p{L}*)(?!\p{L})/iu, "year", 1],
];
const one = /(?<!\p{L})(?:one|an?|every|each|per|eine?[nmrs]?|jede[nmrs]?|pro|je)\s(?=(\p{L}+))/giu;

/** "one year", "every quarter", "monthly" */
function periodsIn(text: string): Amount[] {
  const named = periods.flatMap(([pattern, unit, value]) =>
    pattern.test(text) ? [{ value, unit: unitNamed(unit) }] : [],
  );
  const single = [...text.matchAll(one)].flatMap(([, word = ""]) => {
    const unit = figuresIn(`2 ${word}`)[0]?.unit;
    return unit?.kind === "time" || unit?.kind === "months" ? [{ value: 1, unit }] : [];
  });
  return [...named, ...single];
}

const perPeriod = /^(?:\s?-?times|\s?-?mal)?\s?(?:an?|per|each|every|pro|im|in der|am|je|jede[nsr]?)\s(?=(\p{L}+))/iu;

/** Four times a year is every three months. */
export function frequenciesIn(text: string, figures: readonly FoundNumber[]): Placed[] {
  return figures.flatMap(({ value, at, end }) => {
    const [whole, period] = perPeriod.exec(text.slice(end, end + 30)) ?? [];
    const unit = period === undefined ? undefined : figuresIn(`2 ${period}`)[0]?.unit;
    if (whole === undefined || unit === undefined || value === 0) return [];
    return [{ value: 1 / value, unit, at, end: end + whole.length }];
  });
}

// It begins with a whole word or number: from within one the rest would be read again and again.
const outOf =
  /(?<![\p{L}\d]|\d[.,])(\p{L}+|\d+(?:[.,]\d+)*) (?:out of|of|in|von) (?:the |den )?(\p{L}+|\d+(?:[.,]\d+)*)/giu;

/** "Four out of five" says 80 percent. */
export function sharesIn(text: string): Placed[] {
  return [...text.matchAll(outOf)].flatMap(({ index, 0: words }) => {
    const found = figuresIn(words);
    // "One" is a number here.
    const isOne = /^(?:one|eine[rsnm]?|ein)\s/iu.test(words);
    const [part, whole] = isOne ? [1, found[0]?.value] : [found[0]?.value, found[1]?.value];
    if (part === undefined || whole === undefined || whole === 0) return [];
    return [{ value: (part * 100) / whole, unit: unitNamed("percent"), at: index, end: index + words.length }];
  });
}

const ofThem = /(?<!\p{L})(?:of (?:them|which|these|whom)|davon|darunter)(?!\p{L})/iu;

function othersIn(text: string): ReadonlySet<number> {
  const pairs = [...text.matchAll(outOf)].map(([words]) => figuresIn(words));
  const stretches = text.split(/[.;!?](?=\s)/u).filter((stretch) => ofThem.test(stretch));
  return new Set(
    [...pairs, ...stretches.map((stretch) => figuresIn(stretch))].flatMap(([one, other]) =>
      one && other ? [Math.abs(one.value - other.value)] : [],
    ),
  );
}

/** From 10 to 16 o'clock it is six hours. */
function timesBetween(dates: readonly FoundDate[]): Amount[] {
  const times = dates.flatMap(({ time }) => time ?? []);
  return times.slice(1).map((time, nth) => ({ value: Math.abs(time - (times[nth] ?? 0)), unit: unitNamed("minute") }));
}
