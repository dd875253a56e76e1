import fc from "fast-check";
import { expect, test } from "vitest";
import { sessionTime } from "./session-time";

test.each([
  [0, "0000:00:00.00"],
  [-5, "0000:00:00.00"],
  [9, "0000:00:00.00"],
  [59_999, "0000:00:59.99"],
  [3_600_000, "0001:00:00.00"],
  [90_061_230, "0025:01:01.23"],
  [Number.MAX_SAFE_INTEGER, "9999:59:59.99"],
])("%i milliseconds are %s", (ms, time) => {
  expect(sessionTime(ms)).toBe(time);
});

test("any time has the form that SCORM 1.2 asks for, and is at most a hundredth too short", () => {
  fc.assert(
    fc.property(fc.nat(35_000_000_000), (ms) => {
      const [, h, m, s] = /^(\d{4}):([0-5]\d):([0-5]\d\.\d\d)$/.exec(sessionTime(ms)) ?? [];
      const back = Math.round(((Number(h) * 60 + Number(m)) * 60 + Number(s)) * 1000);
      expect(ms - back).toBeGreaterThanOrEqual(0);
      expect(ms - back).toBeLessThan(10);
    }),
  );
});
