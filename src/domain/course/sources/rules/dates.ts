// Dates and times in a text, in English, German or figures. A part that a sentence leaves out agrees with any.
import { withPlainDigits } from "../../reading/number-words";
import { dayMs } from "../../../kernel/durations";
import { takeTimes } from "./times";

export interface FoundDate {
  day?: number;
  month?: number;
  year?: number;
  weekday?: number;
  /** Minutes since midnight. */
  time?: number;
  /** True for a time that may be twelve hours later, too. */
  isOfEither?: boolean;
  quarter?: number;
}

const months =
  "jan(?:uary|uar|uars)?|jän(?:ner)?|feb(?:ruary|ruar|ruars)?|mar(?:ch)?|märz|mrz|apr(?:il|ils)?|may|mai|june?|juni|july?|juli|aug(?:ust|usts)?|sept?(?:ember|embers)?|o[ck]t(?:ober|obers)?|nov(?:ember|embers)?|de[cz](?:ember|embers)?";
const monthBegins = [
  "jan|jän",
  "feb",
  "mar|mär|mrz",
  "apr",
  "may|mai",
  "jun",
  "jul",
  "aug",
  "sep",
  "oct|okt",
  "nov",
  "dec|dez",
];
const weekdays = [
  "mon(?=day|tag)",
  "tues(?=day)|dienstag",
  "wednes(?=day)|mittwoch",
  "thurs(?=day)|donnerstag",
  "fri(?=day)|freitag",
  "satur(?=day)|samstag|sonnabend",
  "sun(?=day)|sonn(?=tag|-)",
];

const weekdayPatterns = weekdays.map((begins) => new RegExp(String.raw`(?<![\p{L}])(?:${begins})`, "iu"));
const monthPatterns = monthBegins.map((begins) => new RegExp(`^(?:${begins})`, "iu"));

const wordEnds = String.raw`(?![\p{L}\p{M}])`;
const fourDigits = String.raw`(?:19|20)\d{2}(?!\d)`;
const dayFirst = new RegExp(
  String.raw`(?<![\d.,:])(?:(\d{1,2})(?:\.|st|nd|rd|th)?\s*(?:to|until|and|or|bis|und|oder|[–-])\s*(?:zum |the |den )?)?(\d{1,2})(?:\.|st|nd|rd|th)?\s*(?:of\s+)?(${months})\.?${wordEnds}(?:,?\s*(${fourDigits}))?`,
  "giu",
);
const monthFirst = new RegExp(
  String.raw`(?<![\p{L}\d])(${months})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?![\d:.]\d|\d)(?:,?\s*(${fourDigits}))?`,
  "giu",
);
const numeric = new RegExp(String.raw`(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(${fourDigits}|\d{2}(?!\d)))?`, "gu");
const iso = /(?<!\d)((?:19|20)\d{2})-(\d{2})-(\d{2})(?!\d)/gu;
const monthAlone = new RegExp(String.raw`(?<![\p{L}\d])(${months})${wordEnds}(?:\s+(?:of\s+)?(${fourDigits}))?`, "giu");
/** "May" alone is a verb more often than a month, but not behind these words. */
const capitalMay =
  /(?<=(?<!\p{L})(?:in|since|until|till|by|from|of|to|and|or|early|late|mid|next|last|before|after|during|every)[\s-])May(?!\s?\d|\p{L}|,?\s(?:19|20)\d\d)/gu;
const yearAlone = new RegExp(
  String.raw`(?<![\d.,:])(${fourDigits})(?![.,]\d|\s?(?:%|€|euro|\$|percent|prozent|kg|liter|litres|revolution|umdrehung|rpm))`,
  "giu",
);
const slashed = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/((?:19|20)\d{2})(?![\d/])/gu;
/** "the 24. und 31.12." */
const sharedMonth = new RegExp(
  String.raw`(?<![\d.])(\d{1,2})\.\s?(?:und|oder|bis|–|-)\s?(?:zum\s)?(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(${fourDigits}))?`,
  "gu",
);
const quarters =
  /(?<![\p{L}\d])(?:Q([1-4])|(first|second|third|fourth|erst\p{L}*|zweit\p{L}*|dritt\p{L}*|viert\p{L}*|[1-4]\.) (?:quarter|Quartal))(?![\p{L}\d])(?!\sof an? )/giu;
const feasts: readonly (readonly [RegExp, FoundDate])[] = [
  [/(?<!\p{L})(?:Heiligabend|Heiliger Abend|Christmas Eve)(?!\p{L})/giu, { day: 24, month: 12 }],
  [/(?<!\p{L})(?:Silvester|New Year['’]s Eve)(?!\p{L})/giu, { day: 31, month: 12 }],
  [/(?<!\p{L})(?:Neujahr|New Year['’]s Day)(?!\p{L})/giu, { day: 1, month: 1 }],
  [/(?<!\p{L})(?:Christmas Day)(?!\p{L})/giu, { day: 25, month: 12 }],
];
/** "Di–Do", "Mon to Fri": abbreviations are days beside each other alone, as "So" and "Do" are words. */
const shortDays = "mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|mo|di|mi|do|fr|sa|so".split("|");
const dayOfShort: Readonly<Record<string, number>> = {
  mo: 0,
  di: 1,
  tu: 1,
  mi: 2,
  we: 2,
  do: 3,
  th: 3,
  fr: 4,
  sa: 5,
  so: 6,
  su: 6,
};
const dayRange = new RegExp(
  String.raw`(?<![\p{L}])(${shortDays.join("|")})\.?(\s?(?:–|-|to|bis)\s?|,\s?|\s(?:and|und|&)\s)(${shortDays.join("|")})(?![\p{L}])`,
  "giu",
);

/** The dates of a text, and the text with blanks in their place, in which other numbers are looked for. */
export function foundDates(written: string): { dates: FoundDate[]; rest: string } {
  let rest = withPlainDigits(written);
  const dates: FoundDate[] = [];
  const take = (pattern: RegExp, read: (groups: readonly (string | undefined)[]) => FoundDate[] | undefined) => {
    rest = rest.replaceAll(pattern, (whole: string, ...groups: (string | undefined)[]) => {
      const found = read(groups);
      if (!found) return whole;
      dates.push(...found);
      return " ".repeat(whole.length);
    });
  };
  take(dayRange, ([first = "", between = "", last = ""]) => {
    const [from = 0, until = 0] = [first, last].map((day) => dayOfShort[day.slice(0, 2).toLowerCase()]);
    const days = /[,&]|and|und/iu.test(between) || until < from ? [from, until] : rangeOf(from, until);
    return days.map((weekday) => ({ weekday }));
  });
  for (const [pattern, date] of feasts) take(pattern, () => [date]);
  take(quarters, ([figure, word = ""]) => [{ quarter: Number(figure ?? quarterOf(word)) }]);
  take(slashed, ([first, second, y]) =>
    [
      [first, second],
      [second, first],
    ].flatMap(([d, m]) => (Number(m) <= 12 && Number(d) <= 31 ? [partsOfDate(d, Number(m), y)] : [])),
  );
  take(sharedMonth, ([from, d, m, y]) =>
    Number(m) <= 12 ? [partsOfDate(from, Number(m), y), partsOfDate(d, Number(m), y)] : undefined,
  );
  take(iso, ([y, m, d]) => [partsOfDate(d, Number(m), y)]);
  take(numeric, ([d, m, y]) => (Number(m) <= 12 && Number(d) <= 31 ? [partsOfDate(d, Number(m), y)] : undefined));
  take(dayFirst, ([from, d, m, y]) => {
    const month = monthOf(m);
    const last = partsOfDate(d, month, y);
    return from === undefined ? [last] : [partsOfDate(from, month, y), last];
  });
  take(capitalMay, () => [{ month: 5 }]);
  take(monthFirst, ([m, d, y]) => [partsOfDate(d, monthOf(m), y)]);
  takeTimes(rest, take);
  take(monthAlone, ([m = "", y]) =>
    y === undefined && /^(?:may|mar|jan|dec|sep|mai)$/u.test(m)
      ? undefined
      : isWordMay(m, y)
        ? undefined
        : [partsOfDate(undefined, monthOf(m), y)],
  );
  take(yearAlone, ([y]) => [partsOfDate(undefined, undefined, y)]);
  for (const [nth, pattern] of weekdayPatterns.entries()) if (pattern.test(rest)) dates.push({ weekday: nth });
  return { dates, rest };
}

/** "May" alone is a verb more often than a month. */
function isWordMay(month: string, y: string | undefined): boolean {
  return y === undefined && /^may$/iu.test(month);
}

function monthOf(name = ""): number {
  return monthPatterns.findIndex((pattern) => pattern.test(name)) + 1;
}

function partsOfDate(day: string | undefined, month: number | undefined, y: string | undefined): FoundDate {
  return {
    ...(day !== undefined && { day: Number(day) }),
    ...(month !== undefined && { month }),
    ...(y !== undefined && { year: y.length === 2 ? 2000 + Number(y) : Number(y) }),
  };
}

/** True if one of the dates says the same in all that this one says. */
export function agreesWithOne(date: FoundDate, all: readonly FoundDate[]): boolean {
  const parts = Object.entries(date) as [keyof FoundDate, number][];
  return all.some((other) =>
    parts.every(([part, value]) => {
      if (part === "isOfEither") return true;
      const isHalfDay = part === "time" && (date.isOfEither === true || other.isOfEither === true);
      return isHalfDay ? (value - (other.time ?? NaN)) % (12 * 60) === 0 : other[part] === value;
    }),
  );
}

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The end of June is the 30th, too. */
export function endsOfMonths(paragraph: string): FoundDate[] {
  return [...paragraph.matchAll(monthEnd)].flatMap(([, name]) => {
    const month = monthOf(name);
    return month === 0 ? [] : [{ month, day: daysOfMonths[month - 1] ?? 30 }];
  });
}

/** "Until 30 June" and "from 1 July on" say the same of opposite things. */
export function followingDays(paragraph: string, dates: readonly FoundDate[]): FoundDate[] {
  const isEnd = /(?<!\p{L})(?:after|until|till|through|up to|by|bis|nach|ablauf)(?!\p{L})/iu.test(paragraph);
  return isEnd ? dates.flatMap((date) => nextDay(date) ?? []) : [];
}

const monthEnd = new RegExp(String.raw`(?<!\p{L})(?:end of|Ende)\s(${months})${wordEnds}`, "giu");

function nextDay({ day, month, year }: FoundDate): FoundDate | undefined {
  if (day === undefined || month === undefined) return undefined;
  const next = new Date(Date.UTC(year ?? 2023, month - 1, day) + dayMs);
  const date = { day: next.getUTCDate(), month: next.getUTCMonth() + 1 };
  return year === undefined ? date : { ...date, year: next.getUTCFullYear() };
}

/** The days between two dates, if both name their day. */
export function daysApart(one: FoundDate, other: FoundDate): number | undefined {
  const [first, second] = [one, other].map(({ day, month, year }) =>
    day === undefined || month === undefined ? NaN : Date.UTC(year ?? one.year ?? other.year ?? 2023, month - 1, day),
  );
  const days = Math.round(Math.abs((first ?? NaN) - (second ?? NaN)) / dayMs);
  return Number.isNaN(days) ? undefined : days;
}

function rangeOf(from: number, until: number): number[] {
  return Array.from({ length: until - from + 1 }, (_, nth) => from + nth);
}

function quarterOf(word: string): number {
  return (
    1 +
      ["first|erst|1", "second|zweit|2", "third|dritt|3"].findIndex((begins) =>
        new RegExp(`^(?:${begins})`, "iu").test(word),
      ) || 4
  );
}
