import { generateIcsCalendar } from "ts-ics";
import { calendarOf, type CalendarDate } from "../../../src/domain/kernel/due-date";
import { dueDateWords } from "../../../src/domain/kernel/due-date-words";

/** Returns the attachment of a mail that brings due dates. */
export function calendarAttachment(dates: readonly CalendarDate[], now: Date) {
  return {
    filename: dueDateWords.file,
    contentType: "text/calendar; charset=utf-8; method=PUBLISH",
    content: generateIcsCalendar(calendarOf(dates, now)),
  };
}
