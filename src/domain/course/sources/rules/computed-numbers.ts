// Numbers that follow from those of a paragraph by a calculation: products, proportions, tolerances, what was before a
// change, what is just beyond a bound.
import { areNear, areOfKind, sizeOf } from "./amounts";
import type { Amount } from "./given-numbers";
import type { FoundNumber } from "./numbers";

/** 25 ml for 5 litres, where it is 50 ml for 10. */
export function isInProportion(
  figure: FoundNumber,
  own: readonly FoundNumber[],
  given: readonly FoundNumber[],
): boolean {
  const factors = ({ value, unit }: FoundNumber) =>
    unit === undefined
      ? []
      : given.filter((other) => other.unit?.name === unit.name).map((other) => value / other.value);
  const mine = factors(figure);
  return own.some(
    (other) =>
      other.unit?.name !== figure.unit?.name && factors(other).some((factor) => factor !== 1 && mine.includes(factor)),
  );
}

/** "12 characters are too few" */
export const isBeyond =
  /(?<!\p{L})(?:too|zu) (?:short|long|few|many|much|little|late|early|high|low|small|large|big|heavy|kurz|lang|wenige?|viele?|spät|früh|hoch|niedrig|klein|groß|schwer)(?!\p{L})/iu;

/** 84 after 5 percent more were 80 before. */
export function isBeforeChange(figure: FoundNumber, given: readonly FoundNumber[]): boolean {
  const changesBy = given.filter(({ unit }) => unit?.kind === "percent").map(({ value }) => value / 100);
  return given.some(
    (other) =>
      other.unit?.kind !== "percent" &&
      areOfKind(figure.unit, other.unit) &&
      changesBy.some((share) =>
        [1 - share, 1 + share].some(
          (factor) =>
            areNear(sizeOf(figure) * factor, sizeOf(other)) || areNear(sizeOf(figure), sizeOf(other) * factor),
        ),
      ),
  );
}

/** 900 euros are five hours at 180 euros each, and 480 a year 40 a month. */
export function isProduct(
  figure: FoundNumber,
  own: readonly FoundNumber[],
  text: string,
  said: string,
  given: readonly FoundNumber[],
): boolean {
  const factors = own.filter((other) => other !== figure).map(({ value }) => value);
  if (yearly.test(said) && monthly.test(text)) factors.push(12);
  return given.some(
    (other) =>
      other.unit !== undefined &&
      other.unit.kind !== "percent" &&
      figure.unit?.name === other.unit.name &&
      factors.some((factor) => factor > 1 && areNear(figure.value, factor * other.value)),
  );
}

const yearly = /(?<!\p{L})(?:years?|yearly|annual\p{L}*|jahre?s?|jährlich\p{L}*)(?!\p{L})/iu;
const monthly = /(?<!\p{L})(?:months?|monthly|monats?|monatlich\p{L}*)(?!\p{L})/iu;

/** "Children under twelve" are eleven-year-olds at most, and "more than 80" begins with the 81st. */
export function isNextToBound(
  { value, at, end }: FoundNumber,
  said: string,
  text: string,
  given: readonly FoundNumber[],
): boolean {
  const isAge = /^-?(?:year-olds?|jährig)/u.test(said.slice(end, end + 10));
  return given.some((other) => {
    const isCounted = isOrdinal(said, at, end) !== isOrdinal(text, other.at, other.end);
    if (Math.abs(other.value - value) !== 1 || !(isAge || isCounted)) return false;
    return isBound.test(text.slice(Math.max(0, other.at - 20), other.at));
  });
}

/** "81st", "the first 60", "ab dem 61." */
function isOrdinal(text: string, at: number, end: number): boolean {
  return (
    /^(?:\.|st|nd|rd|th)\s?\p{L}/u.test(text.slice(end, end + 4)) ||
    /(?:first|ersten)\s$/u.test(text.slice(Math.max(0, at - 8), at))
  );
}

const isBound =
  /(?<!\p{L})(?:under|below|less than|fewer than|more than|over|above|unter|über|mehr als|weniger als|ab dem|from the)\s$/iu;

/** "Two adults pay 33 together", where each pays 16.50. */
export function isFactor({ value }: FoundNumber, own: readonly FoundNumber[], given: readonly FoundNumber[]): boolean {
  return own.some(({ unit, value: product }) =>
    given.some(
      (other) =>
        unit !== undefined && unit.name === other.unit?.name && value > 1 && areNear(product, value * other.value),
    ),
  );
}

/** Of "5 ± 3" the 2 and the 8. */
export function tolerancesIn(text: string, given: readonly FoundNumber[]): Amount[] {
  return given.flatMap((middle, nth) => {
    const next = given[nth + 1];
    if (next === undefined || !/^[^\p{L}\d]{0,3}±\s?$/u.test(text.slice(middle.end, next.at))) return [];
    return [-1, 1].map((sign) => ({ value: middle.value + sign * next.value, unit: next.unit ?? middle.unit }));
  });
}

/** Of "45 to 55" the 50 and the 5 on both sides. */
export function isTolerance(figure: FoundNumber, said: string, given: readonly FoundNumber[]): boolean {
  if (!/±|give or take|plus or minus|plus oder minus|plus\/minus/iu.test(said)) return false;
  return given.some((low, nth) => {
    const high = given[nth + 1];
    if (high === undefined || !areOfKind(figure.unit, high.unit) || high.at - low.end > 8) return false;
    return [(low.value + high.value) / 2, (high.value - low.value) / 2].some((value) => areNear(figure.value, value));
  });
}

/** "6 minutes 30 seconds" are six and a half. */
export function compoundsIn(text: string, given: readonly FoundNumber[]): Amount[] {
  return given.flatMap((first, nth) => {
    const next = given[nth + 1];
    const areTimes = first.unit?.kind === "time" && next?.unit?.kind === "time" && next.unit.size < first.unit.size;
    const isBeside =
      next !== undefined && /^\s?\p{L}+\.?,?(?:\s(?:and|und))?\s?$/u.test(text.slice(first.end, next.at));
    if (!areTimes || !isBeside) return [];
    return [{ value: (sizeOf(first) + sizeOf(next)) / (first.unit?.size ?? 1), unit: first.unit }];
  });
}

/** "68 of the 72", where 4 of the 72 were not. */
export function isOfRest(
  figure: FoundNumber,
  own: readonly FoundNumber[],
  said: string,
  given: readonly FoundNumber[],
): boolean {
  const whole = own.find(
    (other) => other.at > figure.end && /^ (?:of|out of|von) (?:the |den )?$/u.test(said.slice(figure.end, other.at)),
  );
  if (whole === undefined) return false;
  const isThere = (value: number) => given.some((other) => other.value === value);
  return isThere(whole.value) && isThere(whole.value - figure.value);
}
