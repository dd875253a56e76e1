import { expect, test } from "vitest";
import { backoffMs, retryAfterMs } from "./backoff";

const now = new Date("2026-03-02T08:00:00.000Z");

test("the pauses double from 5 seconds to 15 minutes and stay there", () => {
  const seconds = [1, 2, 3, 4, 7, 8, 9, 1000].map((failures) => backoffMs(failures) / 1000);
  expect(seconds).toEqual([5, 10, 20, 40, 320, 640, 900, 900]);
});

test.each([
  ["120", 120_000],
  [" 0 ", 0],
  ["Mon, 02 Mar 2026 08:01:30 GMT", 90_000],
  ["Mon, 02 Mar 2026 07:00:00 GMT", 0],
  ["999999999999", 6 * 3_600_000],
  ["soon", undefined],
  ["", undefined],
  [null, undefined],
])("Retry-After %j asks for %j ms", (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms);
});
