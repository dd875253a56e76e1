// Dates that follow from those of a paragraph: the end of a month, the months of a quarter, the day after, the only
// year, the days of a weekend.
import { dayMs } from "../../../kernel/durations";
import { monthOf, months, rangeOf, wordEnds, type FoundDate } from "./dates";

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The end of June is the 30th, too. */
export function endsOfMonths(paragraph: string): FoundDate[] {
  return [...paragraph.matchAll(monthEnd)].flatMap(([, name]) => {
    const month = monthOf(name);
    return month === 0 ? [] : [{ month, day: daysOfMonths[month - 1] ?? 30 }];
  });
}

/** The only year that a paragraph names is that of its other dates, too. */
export function inOnlyYear(dates: readonly FoundDate[]): FoundDate[] {
  const years = new Set(dates.flatMap(({ year }) => year ?? []));
  const [year] = years;
  if (year === undefined || years.size > 1) return [];
  return dates.flatMap((date) => (date.month === undefined || date.year !== undefined ? [] : [{ ...date, year }]));
}

const weekParts: readonly (readonly [RegExp, readonly number[]])[] = [
  [/(?<!\p{L})(?:on weekdays|on working days|werktags|an werktagen|wochentags)(?!\p{L})/iu, [0, 1, 2, 3, 4]],
  [/(?<!\p{L})(?:weekends?|wochenenden?s?)(?!\p{L})/iu, [5, 6]],
];

/** "On weekdays" says from Monday to Friday. */
export function daysOfWeek(paragraph: string): FoundDate[] {
  return weekParts.flatMap(([pattern, days]) => (pattern.test(paragraph) ? days.map((weekday) => ({ weekday })) : []));
}

const halfYears =
  /(?<![\p{L}\d])(?:(first|erste[nrs]?|1\.)|second|zweite[nrs]?|2\.)[ -](?:half|halbjahr\p{L}*|jahreshälfte)(?!\p{L})(?! an? )/giu;

/** The months of a quarter or of half a year that it names, and the quarters of its months. */
export function monthsWithin(paragraph: string, dates: readonly FoundDate[]): FoundDate[] {
  const halves = [...paragraph.matchAll(halfYears)].map(([, isFirst]) =>
    rangeOf(1, 6).map((nth) => (isFirst ? nth : nth + 6)),
  );
  const quarterly = dates.flatMap(({ quarter }) =>
    quarter === undefined ? [] : [rangeOf(3 * quarter - 2, 3 * quarter)],
  );
  const years = [...new Set(dates.flatMap(({ year }) => year ?? []))];
  return [
    ...[...halves, ...quarterly].flat().flatMap((month) => [{ month }, ...years.map((year) => ({ month, year }))]),
    ...(quarterly.length > 0 ? [] : dates).flatMap(({ month }) =>
      month === undefined ? [] : [{ quarter: Math.ceil(month / 3) }],
    ),
  ];
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
