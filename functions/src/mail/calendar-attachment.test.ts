import { expect, test } from "vitest";
import { datesIn } from "../../../tests/support/shared/calendar";
import type { CalendarDate } from "../../../src/domain/kernel/due-date";
import { calendarAttachment } from "./calendar-attachment";

const at = new Date("2026-12-01T10:00:00Z");
const due = (changes: Partial<CalendarDate> = {}): CalendarDate => ({
  ...{ kind: "plan", at, title: "Look at it", url: "https://us.example/plan?a=b,c#here" },
  ...changes,
});
const read = (...dates: CalendarDate[]) => datesIn(calendarAttachment(dates, new Date("2026-11-01T00:00:00Z")).content);

test("a due date is half an hour that ends when it is due, and says its page", () => {
  expect(read(due())).toEqual([
    expect.objectContaining({
      ...{ title: "Look at it", description: "https://us.example/plan?a=b,c#here" },
      ...{ from: "2026-12-01T09:30:00.000Z", until: "2026-12-01T10:00:00.000Z" },
    }),
  ]);
});

test.each([
  ["Müller; Söhne, Inc. \\ Co.", "Müller; Söhne, Inc. \\ Co."],
  ["Müller\r\nATTACH:https://elsewhere.example", "Müller ATTACH:https://elsewhere.example"],
  ["Müller\rEND:VEVENT\nBEGIN:VEVENT", "Müller END:VEVENT BEGIN:VEVENT"],
  [`“${"Ä long name, ".repeat(20)}”`, `“${"Ä long name, ".repeat(20)}”`],
])("the name %j stays one title", (title, shown) => {
  expect(read(due({ title })).map((one) => one.title)).toEqual([shown]);
});

test("the same date has the same name in every file, and another has another", () => {
  const [first] = read(due());
  const [again, later, invitation] = read(
    due({ title: "Another title" }),
    due({ at: new Date("2027-01-30T10:00:00Z") }),
    due({ kind: "invitation" }),
  );
  expect(again?.uid).toBe(first?.uid);
  expect(new Set([again, later, invitation].map((one) => one?.uid)).size).toBe(3);
});
