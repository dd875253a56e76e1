// The length of a course by the hours that its plan names, in English or German: "two sessions of 45 minutes", "a
// half-day workshop", "vier Abende zu je 90 Minuten". Hours of anything else are no length of a course.
import type { courseLengths } from "../request/course-options";

const sessions =
  "(?:sessions?|evenings?|mornings?|afternoons?|workshops?|courses?|trainings?|lessons?|units?|modules?|class(?:es)?|seminars?|webinars?|coaching|termine?n?|einheit(?:en)?|abende?n?|sitzung(?:en)?|schulung(?:en)?|kurse?s?|seminare?)";
const duration =
  /(?<![\p{L}\d])(half(?= an? )|halb|\d+(?:[.,]\d+)?|\p{L}+?)((?<=half) an? |[ -]?)(min(?:ute)?[sn]?|minütige?\p{L}?|hours?|h|stunden?|stündige?\p{L}?|days?|tage?n?|tägige?\p{L}?)(?!\p{L})/gu;
const sessionBehind = new RegExp(`^[ -](?:(?:of|an) )?(?:\\p{L}+ )?${sessions}(?!\\p{L})`, "u");
const sessionBefore = new RegExp(
  `^(.*?)(?<!\\p{L})${sessions} (?:\\p{L}+ )?(?:of|for|lasting|zu|à|von|mit) (?:je )?(?:[\\p{L}\\d.,]+ ?(?:to|or|bis|oder|–|-) ?)?$`,
  "u",
);
const times = /^(.*\d) ?(?:x|×|mal) ?$/u;
const aMonth =
  /^ (?:of \p{L}+ )?(?:an?|per|each|every|pro|im|am|jede\p{L}*) (?:day|week|month|quarter|year|tag|woche|monat|quartal|jahr)/u;

/** From one to twelve: the table of all languages (number-words.ts) is too large for the results. */
const numbers = [
  "one two three four five six seven eight nine ten eleven twelve",
  "ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
].map((words) => words.split(" "));
const mostSessions = 40;
/** Letters on each side that say what lasts so long: all of the text each time would take the square of its length. */
const wordsAround = 200;

/** Undefined where the text names no hours of a course, or only those of a week or a month. */
export function plannedLength(text: string): (typeof courseLengths)[number] | undefined {
  const minutes = sessionMinutes(text);
  if (minutes === undefined) return undefined;
  return minutes <= 120 ? "short" : minutes <= 480 ? "standard" : "detailed";
}

function sessionMinutes(text: string): number | undefined {
  const line = text
    .toLowerCase()
    .replaceAll("\u2011", "-")
    .replaceAll(/[*_\s]+/g, " ");
  let sum: number | undefined;
  for (const { 0: whole, 1: written = "", 2: joint, 3: unit = "", index } of line.matchAll(duration)) {
    const amount = amountIn(written);
    const end = index + whole.length;
    const before = line.slice(Math.max(0, index - wordsAround), index);
    const behind = line.slice(end, end + wordsAround);
    const counted = sessionBefore.exec(before)?.[1] ?? times.exec(before)?.[1];
    const isHalfDay = whole.startsWith("half-day");
    const isSession = counted !== undefined || isHalfDay || sessionBehind.test(behind);
    if (!isSession || (amount === undefined && joint === "")) continue;
    if (amount === undefined || aMonth.test(behind.replace(sessionBehind, ""))) return undefined;
    sum = (sum ?? 0) + countAtEnd(counted ?? before) * amount * minutesOf(unit);
  }
  return sum;
}

/** Returns the number of sessions, at most one word before them; one if it is not said. */
function countAtEnd(before: string): number {
  const words =
    before
      .trim()
      .split(/[.,:;!?()]+(?=\s)/)
      .at(-1)
      ?.trim()
      .split(" ")
      .slice(-2)
      .reverse() ?? [];
  const count = words.flatMap((word) => amountIn(word) ?? [])[0];
  return count === undefined || count > mostSessions ? 1 : count;
}

function amountIn(word: string): number | undefined {
  if (/^(?:half|halb)$/.test(word)) return 0.5;
  if (/^(?:an?|eine[rmn]?)$/.test(word)) return 1;
  if (/^\d+(?:[.,]\d+)?$/.test(word)) return Number(word.replace(",", "."));
  return numbers.map((words) => words.indexOf(word) + 1).find((number) => number > 0);
}

/** A day of training has eight hours. */
function minutesOf(unit: string): number {
  if (unit.startsWith("m")) return 1;
  return /^(?:h|st)/.test(unit) ? 60 : 480;
}
