// Tells whether a paragraph gives a number of a sentence: as it stands there, in another unit, rounded, or as what
// follows from two numbers. "20 minutes late" follows from 80 and 60.
import { daysApart, type FoundDate } from "./dates";
import { frequenciesIn, sharesIn, type Amount, type GivenNumbers, type Placed } from "./given-numbers";
import { figuresIn, type FoundNumber } from "./numbers";
import type { Unit } from "./units";

/** `sentence` has blanks in the place of its dates. */
export function numbersAgree(sentence: string, all: GivenNumbers): boolean {
  const figures = figuresIn(sentence);
  const frequencies = frequenciesIn(sentence, figures);
  const shares = sharesIn(sentence);
  return figures.every((figure) => {
    const within = (some: readonly Placed[]) => some.filter(({ at, end }) => at <= figure.at && figure.at < end);
    const frequent = within(frequencies);
    const shared = within(shares);
    if (isGiven(figure, sentence, all)) return true;
    const isThere = (amount: Amount) => [...all.given, ...all.implied].some((one) => areSameAmounts(amount, one));
    if ([...frequent, ...shared].some(isThere) || shared.some(({ value }) => isRatio(value, all.given))) return true;
    return isDerived(figure, sentence, all);
  });
}

function isGiven(figure: FoundNumber, sentence: string, all: GivenNumbers): boolean {
  const { value, unit } = figure;
  if ([...all.given, ...all.implied].some((other) => areSameAmounts(figure, other)))
    return !isOfAnother(figure, sentence, all);
  return unit === undefined && all.anywhere.has(value) && !isOfAnother(figure, sentence, all);
}

function areSameAmounts(one: Amount, other: Amount): boolean {
  const [first, second] = [one.unit, other.unit];
  if (first === undefined || second === undefined) return areNear(one.value, other.value);
  if (first.kind !== second.kind) return false;
  const tolerance = first.kind === "percent" && isFraction(one.value) ? 1.5 : 0;
  return areNear(one.value * first.size, other.value * second.size, tolerance);
}

/** Such as a third, which is no percentage that a person writes. */
function isFraction(percent: number): boolean {
  return !Number.isInteger(percent * 10);
}

function areNear(one: number, other: number, tolerance = 0): boolean {
  return Math.abs(one - other) <= Math.max(tolerance, 1e-9 * Math.abs(other));
}

/** "30 Minusstunden", where the paragraph has 20 of these and 30 of something else. */
function isOfAnother({ value, unit, end }: FoundNumber, sentence: string, { text, given }: GivenNumbers): boolean {
  const noun = nounBehind(sentence, end);
  if (unit !== undefined || noun === undefined) return false;
  const isNoun = (other: FoundNumber): boolean =>
    nounBehind(text, other.end)?.toLowerCase().endsWith(noun.toLowerCase()) === true;
  const same = given.filter((other) => other.value === value);
  const areOthers = same.every(
    (other) => other.unit !== undefined || /^\p{Lu}/u.test(nounBehind(text, other.end) ?? ""),
  );
  return same.length > 0 && areOthers && !same.some(isNoun) && given.some(isNoun);
}

/** A word of five letters or more right behind a figure. */
function nounBehind(text: string, end: number): string | undefined {
  return /^[\s\u00A0]([\p{L}\p{M}]{5,})/u.exec(text.slice(end, end + 40))?.[1];
}

const compares =
  /(?<!\p{L})(?:than|later|earlier|longer|shorter|below|above|under|over|remain\p{L}*|left|rest|other|others|missing|short|difference|within|by|rose|fell|up|down|gap|rise|drop|slipped|delay\p{L}*|late|als|später|früher|länger|kürzer|unter|über|fehl\p{L}*|übrig\p{L}*|verbleib\p{L}*|noch|differenz|um|gestiegen|gesunken|verspät\p{L}*|weniger|fewer|less|more|mehr|höher|niedriger|higher|lower|restlich\p{L}*|ander\p{L}*|last|final|letzt\p{L}*|vorsprung|abstand|zwischen|between)(?!\p{L})/iu;
const lasts = /(?<!\p{L})(?:last\p{L}*|took|takes?|for|(?:ge)?dauer\p{L}*|lang|long)(?!\p{L})/iu;
const sums =
  /(?<!\p{L})(?:together|total|altogether|overall|combined|all|sum|insgesamt|zusammen|gesamt|summe|alle)(?!\p{L})/iu;
const rough =
  /(?<!\p{L})(?:about|around|roughly|approximately|approx\.?|some|nearly|almost|just (?:under|over)|over|more than|well over|circa|ca\.?|rund|etwa|ungefähr|fast|knapp|gut|über|mehr als|annähernd|beinahe)\s$/iu;

/** A round number may differ from the exact one by so much of it. */
const roughShare = 0.04;

function isDerived(
  figure: FoundNumber,
  sentence: string,
  { text, given, dates, others, counts }: GivenNumbers,
): boolean {
  const { value, unit, at } = figure;
  if (rough.test(sentence.slice(Math.max(0, at - 20), at)) && given.some((other) => isRoughly(figure, other)))
    return true;
  if (unit?.kind === "percent") return isRatio(value, given) || (compares.test(sentence) && isChange(value, given));
  if (unit === undefined && others.has(value)) return true;
  if (
    doubles.test(text) &&
    given.some((other) => areOfKind(unit, other.unit) && [0.5, 2].includes(value / other.value))
  )
    return true;
  if ((compares.test(sentence) || lasts.test(sentence)) && isSpanOfDates(figure, dates)) return true;
  const pairs = (use: (one: number, other: number) => number) =>
    given.some((one, nth) =>
      given.slice(nth + 1).some((other) => {
        if (!areOfKind(one.unit, other.unit) || !areOfKind(unit, one.unit ?? other.unit)) return false;
        // A figure without a unit has that of the other.
        const result = use(
          sizeOf({ ...one, unit: one.unit ?? other.unit }),
          sizeOf({ ...other, unit: other.unit ?? one.unit }),
        );
        return areNear(result, sizeOf({ value, unit: unit ?? one.unit ?? other.unit }));
      }),
    );
  if (compares.test(sentence) && pairs((one, other) => Math.abs(one - other))) return true;
  if (sums.test(sentence) && pairs((one, other) => one + other)) return true;
  return counts.has(value) && isCounted(figure, sentence);
}

function isRoughly(figure: FoundNumber, other: FoundNumber): boolean {
  if (!areOfKind(figure.unit, other.unit)) return false;
  if (figure.unit?.kind === "percent") return areNear(figure.value, other.value, 4);
  return other.value >= 10 && areNear(sizeOf(figure), sizeOf(other), roughShare * sizeOf(other));
}

function sizeOf({ value, unit }: Amount): number {
  return value * (unit?.size ?? 1);
}

function areOfKind(one: Unit | undefined, other: Unit | undefined): boolean {
  return one === undefined || other === undefined || one.kind === other.kind;
}

/** From 40 to 48 it is 20 percent. */
function isChange(percent: number, given: readonly FoundNumber[]): boolean {
  return given.some((from) =>
    given.some(
      (until) =>
        areOfKind(from.unit, until.unit) &&
        areNear(percent, (Math.abs(sizeOf(until) - sizeOf(from)) * 100) / sizeOf(from), 0.05),
    ),
  );
}

const doubles =
  /(?<!\p{L})(?:half|halves|hälfte|halbe\p{L}*|double\p{L}*|doppel\p{L}*|verdoppel\p{L}*|twice)(?!\p{L})/iu;

/** 12 of 40 are 30 percent, and the others 70. */
function isRatio(percent: number, given: readonly FoundNumber[]): boolean {
  const tolerance = Number.isInteger(percent) || isFraction(percent) ? 0.5 : 0.05;
  return given.some((part) => {
    if (part.unit?.kind === "percent") return areNear(percent, 100 - part.value, tolerance);
    return given.some((whole) => {
      const isWhole =
        whole.value > part.value &&
        Number.isInteger(part.value) &&
        Number.isInteger(whole.value) &&
        areOfKind(part.unit, whole.unit);
      return isWhole && areNear(percent, (part.value * 100) / whole.value, tolerance);
    });
  });
}

function isSpanOfDates(figure: FoundNumber, dates: readonly FoundDate[]): boolean {
  if (figure.unit?.kind !== "time" && figure.unit?.kind !== "months") return false;
  return dates.some((one, nth) =>
    dates.slice(nth + 1).some((other) => {
      const days = daysApart(one, other);
      if (days === undefined) return false;
      return figure.unit?.kind === "time"
        ? areNear(sizeOf(figure), days * 86_400)
        : areNear(sizeOf(figure), days / 30.44, 0.2);
    }),
  );
}

/** "the three volumes", "all four" */
function isCounted({ at }: FoundNumber, sentence: string): boolean {
  return /(?<!\p{L})(?:the|these|those|all|both|each of|die|den|der|diese[rn]?|alle[nr]?|beide[nr]?|an)\s$/iu.test(
    sentence.slice(Math.max(0, at - 12), at),
  );
}
