// Reads files for calendars, by another library than the one that writes them.
import ICAL from "ical.js";

export interface ReadDate {
  uid: string;
  title: string;
  description: string;
  from: string;
  until: string;
}

export function datesIn(file: string): ReadDate[] {
  return new ICAL.Component(ICAL.parse(file) as string[]).getAllSubcomponents("vevent").map((component) => {
    const { uid, summary, description, startDate, endDate } = new ICAL.Event(component);
    const [from, until] = [startDate, endDate].map((date) => date.toJSDate().toISOString());
    return { uid, title: summary, description, from: from ?? "", until: until ?? "" };
  });
}

/** Calendars know whole seconds. */
export function inCalendar(date: Date): string {
  return new Date(Math.floor(date.getTime() / 1000) * 1000).toISOString();
}
