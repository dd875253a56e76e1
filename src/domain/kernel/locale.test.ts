import { expect, test, vi } from "vitest";
import { formatDate, formatDateTime, formatNumber, formatTimeOfDay, plural } from "./locale";

const people = { one: "one person", other: "# people" };

test("one is one, and every other number is many, also none", () => {
  expect([0, 1, 2, 21].map((count) => plural(count, people))).toEqual([
    "0 people",
    "one person",
    "2 people",
    "21 people",
  ]);
});

test("a large number in a sentence is written as the reader's country writes it", () => {
  expect(plural(12345, people)).toBe(`${new Intl.NumberFormat().format(12345)} people`);
  expect(formatNumber(12345)).toBe(new Intl.NumberFormat().format(12345));
});

test("a small count stands on a page of the build, so it is in the page's digits in every country", () => {
  const ofCountry = vi.spyOn(Number.prototype, "toLocaleString");
  expect([0, 7, 999].map(formatNumber)).toEqual(["0", "7", "999"]);
  expect(ofCountry).not.toHaveBeenCalled();
  formatNumber(1000);
  expect(ofCountry).toHaveBeenCalledOnce();
});

test("a date is written as the reader's country writes it", () => {
  const date = new Date("2026-11-22T08:05:00");
  const written = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(undefined, options).format(date);
  expect(formatDate(date)).toBe(written({ dateStyle: "long" }));
  expect(formatTimeOfDay(date)).toBe(written({ timeStyle: "short" }));
  expect(formatDateTime(date)).toBe(written({ dateStyle: "medium", timeStyle: "short" }));
});
