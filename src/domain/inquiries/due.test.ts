import { expect, test } from "vitest";
import { calendarDay, dueInWords, isDue } from "./due";

test("what is late says by how much, and what is to come its day, with the year where that is another", () => {
  const today = "2026-11-22";
  expect(dueInWords("2026-11-22", today)).toBe("Due today");
  expect(dueInWords("2026-11-21", today)).toBe("Overdue by 1 day");
  expect(dueInWords("2026-11-20", today)).toBe("Overdue by 2 days");
  expect(dueInWords("2026-12-03", today)).toMatch(/^Due .*December/);
  expect(dueInWords("2026-12-03", today)).not.toContain("2026");
  expect(dueInWords("2027-01-03", today)).toContain("2027");
});

test("days are counted by the calendar, also over a night in which clocks are put forward", () => {
  expect(dueInWords("2026-03-28", "2026-03-30")).toBe("Overdue by 2 days");
  expect(dueInWords("2025-12-31", "2026-03-01")).toBe("Overdue by 60 days");
});

test("a day is the one where one is, and is due from its beginning on", () => {
  expect(calendarDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  expect([isDue("2026-01-05", "2026-01-05"), isDue("2026-01-06", "2026-01-05")]).toEqual([true, false]);
});
