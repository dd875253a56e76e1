// A due date as calendars take it, for a file that a library writes: half an hour that ends when it is due.
import { brand } from "./brand";
import { asPlainLine } from "./plain-line";

export interface CalendarDate {
  kind: "invitation" | "plan";
  at: Date;
  title: string;
  /** Its page. */
  url: string;
}

const lengthMinutes = 30;
const halfAnHourMs = lengthMinutes * 60_000;

/** Returns the calendar of some due dates. The same date has the same name in each file, so a calendar has it once. */
export function calendarOf(dates: readonly CalendarDate[], made: Date) {
  return {
    version: "2.0" as const,
    prodId: `-//${brand.name}//EN`,
    method: "PUBLISH" as const,
    events: dates.map(({ kind, at, title, url }) => ({
      uid: `${kind}-${at.getTime()}-${brand.contact}`,
      stamp: { date: made },
      start: { date: new Date(at.getTime() - halfAnHourMs) },
      duration: { minutes: lengthMinutes },
      summary: asPlainLine(title),
      description: url,
      url,
    })),
  };
}
