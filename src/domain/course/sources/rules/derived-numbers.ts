// Tells whether a paragraph gives a number of a sentence: as it stands there, in another unit, rounded, or as what
// follows from two numbers. "20 minutes late" follows from 80 and 60.
import type { FoundDate } from "./dates";
import { areNear, areOfKind, areSameAmounts, isFraction, sizeOf } from "./amounts";
import {
  isBeforeChange,
  isBeyond,
  isFactor,
  isInProportion,
  isNextToBound,
  isOfRest,
  isProduct,
  isTolerance,
} from "./computed-numbers";
import { daysApart } from "./implied-dates";
import { frequenciesIn, listsIn, sharesIn, type Amount, type GivenNumbers, type Placed } from "./given-numbers";
import { figuresIn, type FoundNumber } from "./numbers";
import { wordStem } from "./sentence-words";

/** A sentence with more of them is a table, whose numbers are not calculated with. */
const mostFigures = 12;
/** A row of numbers is compared as far as this one. */
const mostCompared = 200;
/** From so many numbers of a paragraph any other would follow. */
const mostGiven = 120;

/** `sentence` has blanks in the place of its dates. */
export function numbersAgree(sentence: string, all: GivenNumbers): boolean {
  const figures = figuresIn(sentence).slice(0, mostCompared);
  const frequencies = frequenciesIn(sentence, figures);
  const shares = sharesIn(sentence);
  return figures.every((figure) => {
    const within = (some: readonly Placed[]) => some.filter(({ at, end }) => at <= figure.at && figure.at < end);
    const frequent = within(frequencies);
    const shared = within(shares);
    if (isGiven(figure, sentence, all)) return true;
    const isThere = (amount: Amount) => [...all.given, ...all.implied].some((one) => areSameAmounts(amount, one));
    const isComputed =
      figures.length <= mostFigures &&
      all.given.length <= mostGiven &&
      (isInProportion(figure, figures, all.given) ||
        isProduct(figure, figures, all.text, sentence, all.given) ||
        isOfRest(figure, figures, sentence, all.given) ||
        isTolerance(figure, sentence, all.given) ||
        isFactor(figure, figures, all.given) ||
        isNextToBound(figure, sentence, all.text, all.given));
    if (isComputed) return true;
    if ([...frequent, ...shared].some(isThere) || shared.some(({ value }) => isRatio(value, all.given))) return true;
    return isDerived(figure, sentence, all);
  });
}

function isGiven(figure: FoundNumber, sentence: string, all: GivenNumbers): boolean {
  const { value, unit } = figure;
  if (value === 1 && all.singles.has(wordStem(wordBehind(sentence, figure.end)))) return true;
  const isSame = (other: FoundNumber) =>
    areSameAmounts(figure, other) &&
    (unit === undefined || !(isOfLabel(other, all.text) || isOfTimes(other, all.text)));
  if (all.given.some(isSame) || all.implied.some((other) => areSameAmounts(figure, other)))
    return !isOfAnother(figure, sentence, all);
  return unit === undefined && all.anywhere.has(value) && !isOfAnother(figure, sentence, all);
}

/** "30 Minusstunden", where the paragraph has 20 of these and 30 of something else. */
function isOfAnother({ value, unit, end }: FoundNumber, sentence: string, { text, given }: GivenNumbers): boolean {
  const noun = nounBehind(sentence, end);
  if (unit !== undefined || noun === undefined) return false;
  const isNoun = (other: FoundNumber): boolean =>
    nounBehind(text, other.end)?.toLowerCase().endsWith(noun.toLowerCase()) === true;
  const same = given.filter((other) => other.value === value);
  const areOthers = same.every(
    (other) =>
      other.unit !== undefined ||
      isOfLabel(other, text) ||
      isOfTimes(other, text) ||
      /^\p{Lu}/u.test(nounBehind(text, other.end) ?? ""),
  );
  return areOthers && !same.some(isNoun) && given.some(isNoun);
}

const isADay =
  /(?<!\p{L})(?:(?:a|per|each|every) (?:day|week|year)|daily|täglich|(?:am|pro|je|jeden|in der|im) (?:tag|woche|jahr))(?!\p{L})/iu;

function wordBehind(text: string, end: number): string {
  return /^[\s\u00A0-]([\p{L}\p{M}]+)/u.exec(text.slice(end, end + 40))?.[1] ?? "";
}

/** "twice", "dreimal", "three times" */
function isOfTimes({ at, end }: FoundNumber, sentence: string): boolean {
  return /^(?:twice|thrice|\p{L}+mal|\S+(?:\s?-?times|\s?-?mal))(?!\p{L})/iu.test(sentence.slice(at, end + 8));
}

/** A word of five letters or more right behind a figure. */
function nounBehind(text: string, end: number): string | undefined {
  return /^[\s\u00A0]([\p{L}\p{M}]{5,})/u.exec(text.slice(end, end + 40))?.[1];
}

/** "Line 4" and "Sanivell 5" are names, from which no other number follows. */
function isOfLabel({ at, unit }: FoundNumber, text: string): boolean {
  return unit === undefined && figureLabel.test(text.slice(Math.max(0, at - 30), at));
}

const figureLabel =
  /(?:(?<!^)(?<![.!?:]\s)(?<!\p{L})\p{Lu}[\p{L}\p{M}-]*(?<!jahr|monat|woche|tag|quartal)|(?<!\p{L})(?:line|room|bay|form|floor|step|section|chapter|page|no\.?|nr\.?))[\s\u00A0-]$/u;

const ordinal =
  /^(?:\d+(?:st|nd|rd|th)|\d+\.|first|second|third|\p{L}+th|(?:erst|zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt|\p{L}+st)e[nrsm]?)$/iu;
const isChanging =
  /(?<!\p{L})(?:rose|risen|fell|fallen|decreas\p{L}*|increas\p{L}*|grew|grown|dropped|declined|fewer|gestiegen|stieg\p{L}*|gesunken|sank\p{L}*|zugenommen|abgenommen|zurückgegangen|gewachsen)(?!\p{L})/iu;
const compares =
  /(?<!\p{L})(?:than|later|earlier|longer|shorter|below|above|under|over|used to|remain\p{L}*|left|rest|other|others|missing|short|difference|within|by|rose|fell|up|down|gap|rise|drop|slipped|delay\p{L}*|late|als|später|früher|länger|kürzer|unter|über|fehl\p{L}*|übrig\p{L}*|verbleib\p{L}*|noch|differenz|um|gestiegen|gesunken|verspät\p{L}*|weniger|fewer|less|more|mehr|höher|niedriger|higher|lower|restlich\p{L}*|ander\p{L}*|last|final|gained|lost|improv\p{L}*|worse\p{L}*|better|saved?|cheaper|dearer|postponed|moved|zugelegt|verbesser\p{L}*|verschlechter\p{L}*|verloren|gespart|günstiger|teurer|verschoben|letzt\p{L}*|vorsprung|abstand|zwischen|between)(?!\p{L})/iu;
const lasts =
  /(?<!\p{L})(?:before|after|ahead|vor|nach|last\p{L}*|took|takes?|for|(?:ge)?dauer\p{L}*|lang|long)(?!\p{L})/iu;
const sums =
  /(?<!\p{L})(?:together|comes? to|including|inklusive|kommt|kommen|total|altogether|overall|combined|all|sum|insgesamt|zusammen|gesamt|summe|alle)(?!\p{L})/iu;
const rough =
  /(?<!\p{L})(about|around|roughly|approximately|approx\.?|some|nearly|almost|just (?:under|over)|over|more than|well over|circa|ca\.?|rund|etwa|ungefähr|fast|knapp|gut|über|mehr als|annähernd|beinahe)\s$/iu;

/** A round number may differ from the exact one by so much of it. */
const roughShare = 0.04;
const roughSpan = 0.15;
/** "from 20 to 35 minutes": so many characters at most part a figure from the one that has its unit. */
const mostBetween = 35;

function isDerived(
  figure: FoundNumber,
  sentence: string,
  { text, given, dates, others, counts, occasions }: GivenNumbers,
): boolean {
  const { value, unit, at } = figure;
  const [, way = ""] = rough.exec(sentence.slice(Math.max(0, at - 20), at)) ?? [];
  if (way !== "" && given.some((other) => isOnSide(way, figure, other) && isRoughly(figure, other))) return true;
  const all = given.length > mostGiven ? [] : given.filter((one) => !isOfLabel(one, text));
  if (unit?.kind === "percent")
    return (compares.test(sentence) && isChange(value, all)) || (!isChanging.test(sentence) && isRatio(value, all));
  if (unit === undefined && others.has(value)) return true;
  if (
    doubles.test(text) &&
    given.some((other) => areOfKind(unit, other.unit) && [0.5, 2].includes(value / other.value))
  )
    return true;
  if ((compares.test(sentence) || lasts.test(sentence)) && isSpanOfDates(figure, dates, way !== "")) return true;
  if (isBeyond.test(sentence) || (compares.test(sentence) && isBeforeChange(figure, all))) return true;
  const pairs = (use: (one: number, other: number) => number) =>
    all.some((one, nth) =>
      all.slice(nth + 1).some((other) => {
        const isOneBare = (one.unit === undefined) !== (other.unit === undefined);
        const between = text.slice(one.end, other.at);
        if (isOneBare && (between.length > mostBetween || /[.;]\s/u.test(between))) return false;
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
  if (
    occasions.has(value) &&
    (isOfTimes(figure, sentence) || (unit === undefined && isADay.test(sentence)) || listsIn(sentence).has(value))
  )
    return true;
  return counts.has(value) && (isCounted(figure, sentence) || listsIn(sentence).has(value));
}

/** "More than 60" is said of no less, and "nearly 60" of no more. */
function isOnSide(way: string, figure: FoundNumber, other: FoundNumber): boolean {
  const rest = sizeOf(other) - sizeOf(figure);
  if (/(?:over|more than|gut|über|mehr als)$/iu.test(way)) return rest >= 0;
  return /(?:nearly|almost|under|fast|knapp|annähernd|beinahe)$/iu.test(way) ? rest <= 0 : true;
}

function isRoughly(figure: FoundNumber, other: FoundNumber): boolean {
  if (!areOfKind(figure.unit, other.unit)) return false;
  if (figure.unit?.kind === "percent") return areNear(figure.value, other.value, other.value < 20 ? 1 : 4);
  return other.value >= 10 && areNear(sizeOf(figure), sizeOf(other), roughShare * sizeOf(other));
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
  /(?<!\p{L})(?:(?<!and a )half(?! (?:an?|past)(?!\p{L}))|halves|hälfte|halbe\p{L}*|every (?:second|other)|jede[nmrs]? zweite[nmrs]?|double\p{L}*|doppel\p{L}*|verdoppel\p{L}*|twice (?:as|the|that))(?!\p{L})/iu;

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

function isSpanOfDates(figure: FoundNumber, dates: readonly FoundDate[], isRough: boolean): boolean {
  if (figure.unit?.kind !== "time" && figure.unit?.kind !== "months") return false;
  return dates.slice(0, mostGiven).some((one, nth) =>
    dates.slice(nth + 1, mostGiven).some((other) => {
      const days = daysApart(one, other);
      if (days === undefined) return false;
      return figure.unit?.kind === "time"
        ? [days, days + 1].some((each) =>
            areNear(sizeOf(figure), each * 86_400, isRough ? each * 86_400 * roughSpan : 0),
          )
        : areNear(sizeOf(figure), days / 30.44, 0.2);
    }),
  );
}

/** "the three volumes", "all four" */
function isCounted({ at, end }: FoundNumber, sentence: string): boolean {
  if (ordinal.test(sentence.slice(at, end))) return false;
  return /(?<!\p{L})(?:the|these|those|all|both|each of|die|den|der|diese[rn]?|alle[nr]?|beide[nr]?|an)\s$/iu.test(
    sentence.slice(Math.max(0, at - 12), at),
  );
}
