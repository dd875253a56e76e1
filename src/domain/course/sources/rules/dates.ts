// Dates and times in a text, in English, German or figures. A part that a sentence leaves out agrees with any.
import { withPlainDigits } from "../../reading/number-words";

export interface FoundDate {
  day?: number;
  month?: number;
  year?: number;
  weekday?: number;
  /** Minutes since midnight. */
  time?: number;
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
  "sun(?=day)|sonntag",
];

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
const yearAlone = new RegExp(
  String.raw`(?<![\d.,:])(${fourDigits})(?![.,]\d|\s?(?:%|€|euro|\$|percent|prozent|kg|liter|litres|revolution|umdrehung|rpm))`,
  "giu",
);
const clock = /(?<![\d:])([01]?\d|2[0-4])[:.]([0-5]\d)(?![\d:]|\.\d)/gu;

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
  take(iso, ([y, m, d]) => [partsOfDate(d, Number(m), y)]);
  take(numeric, ([d, m, y]) => (Number(m) <= 12 && Number(d) <= 31 ? [partsOfDate(d, Number(m), y)] : undefined));
  take(dayFirst, ([from, d, m, y]) => {
    const month = monthOf(m);
    const last = partsOfDate(d, month, y);
    return from === undefined ? [last] : [partsOfDate(from, month, y), last];
  });
  take(monthFirst, ([m, d, y]) => [partsOfDate(d, monthOf(m), y)]);
  take(clock, ([h, m]) => [{ time: Number(h) * 60 + Number(m) }]);
  take(monthAlone, ([m = "", y]) =>
    y === undefined && /^(?:may|mar|jan|dec|sep|mai)$/u.test(m)
      ? undefined
      : isWordMay(m, y)
        ? undefined
        : [partsOfDate(undefined, monthOf(m), y)],
  );
  take(yearAlone, ([y]) => [partsOfDate(undefined, undefined, y)]);
  for (const [nth, begins] of weekdays.entries())
    if (new RegExp(String.raw`(?<![\p{L}])(?:${begins})`, "iu").test(rest)) dates.push({ weekday: nth });
  return { dates, rest };
}

/** "May" alone is a verb more often than a month. */
function isWordMay(month: string, y: string | undefined): boolean {
  return y === undefined && /^may$/iu.test(month);
}

function monthOf(name = ""): number {
  return monthBegins.findIndex((begins) => new RegExp(`^(?:${begins})`, "iu").test(name)) + 1;
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
  return all.some((other) => parts.every(([part, value]) => other[part] === value));
}
