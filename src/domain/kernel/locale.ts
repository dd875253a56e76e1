// Numbers, dates and plurals in the reader's own country's form: the one place that asks for it. The page's language
// decides the form of a word beside a number, in any country.
import { dayMs } from "./durations";
import { formsOfCountry } from "./country-forms";
import { ownLanguage } from "./own-language";

/**
 * A count below a thousand stands on pages that the build writes and so in the page's own digits. To ask for those of
 * the reader's country also takes a slow phone as long as a paint.
 */
export function formatNumber(count: number | bigint): string {
  return count < 1000 ? `${count}` : count.toLocaleString(formsOfCountry());
}

/** A measured value with its decimals, which `formatNumber` would round to three. */
export function formatMeasured(value: number): string {
  return value.toLocaleString(formsOfCountry(), { maximumFractionDigits: 6 });
}

export function formatDate(date: Date): string {
  return date.toLocaleDateString(formsOfCountry(), { dateStyle: "long" });
}

/** Such as "February 2027". */
export function formatMonth(date: Date): string {
  return date.toLocaleDateString(formsOfCountry(), { month: "long", year: "numeric" });
}

/** Without the year, as what is at work is seldom older than one. */
export function formatShortDay(date: Date): string {
  return date.toLocaleDateString(formsOfCountry(), { day: "numeric", month: "short" });
}

/** A day ("2027-01-31") as the reader's country writes it, with its year where that is not this one. */
export function formatDay(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const parts = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  const date = new Date(`${day}T00:00:00Z`);
  return date.toLocaleDateString(formsOfCountry(), isThisYear ? parts : { ...parts, year: "numeric" });
}

/** A day ("2027-01-31") as the reader's own country writes it. */
export function dayInWords(day: string): string {
  const [year = NaN, month = NaN, nth = NaN] = day.split("-").map(Number);
  const date = new Date(year, month - 1, nth);
  return Number.isNaN(date.getTime()) ? day : formatDate(date);
}

export function formatTimeOfDay(date: Date): string {
  return date.toLocaleTimeString(formsOfCountry(), { timeStyle: "short" });
}

export function formatDateTime(date: Date): string {
  return date.toLocaleString(formsOfCountry(), { dateStyle: "medium", timeStyle: "short" });
}

/** Returns the days between, with their direction, as the language says it: "yesterday", "today", "in 12 days". */
export function daysFrom(now: Date, date: Date): string {
  const days = Math.round((startOfDay(date) - startOfDay(now)) / dayMs);
  return new Intl.RelativeTimeFormat(ownLanguage(), { numeric: "auto" }).format(days, "day");
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** The form that goes with a number, in which `#` is the number itself: `{ one: "one person", other: "# people" }`. */
export function plural(count: number, forms: { one: string; other: string }): string {
  const form = new Intl.PluralRules(ownLanguage()).select(count) === "one" ? forms.one : forms.other;
  return form.replaceAll("#", formatNumber(count));
}

const namesIn = new Map<string, Intl.DisplayNames>();

/** Returns the name of a language (a BCP 47 tag) in another one. */
export function languageName(tag: string, inLanguage: string): string {
  const names = namesIn.get(inLanguage) ?? new Intl.DisplayNames(inLanguage, { type: "language" });
  namesIn.set(inLanguage, names);
  return names.of(tag) ?? tag;
}

/** Lists things as the language does: "a, b, and c". */
export function formatList(entries: readonly string[]): string {
  return new Intl.ListFormat(ownLanguage(), { style: "long", type: "conjunction" }).format(entries);
}
