// The day by which a task should be done: a day of the calendar ("2027-01-31") and no moment, so it is the same one
// wherever one is.
import { dayMs } from "../kernel/durations";
import { formatDay } from "../kernel/locale";
import { dueWords } from "./words";

/** The day of a moment where one is. */
export function calendarDay(moment: Date): string {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${moment.getFullYear()}-${month}-${day}`;
}

/** Tells whether it is late, or today. */
export function isDue(day: string, today: string): boolean {
  return day <= today;
}

export function dueInWords(day: string, today: string): string {
  if (day === today) return dueWords.today;
  if (day > today) return dueWords.on(formatDay(day, today));
  return dueWords.overdue(daysBetween(day, today));
}

function daysBetween(day: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(day)) / dayMs);
}
