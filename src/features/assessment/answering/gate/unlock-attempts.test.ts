import { expect, test } from "vitest";
import { afterWrong, noAttempts, secondsToWait, type UnlockAttempts } from "./unlock-attempts";

function wrongTimes(times: number): UnlockAttempts {
  return Array.from({ length: times }).reduce<UnlockAttempts>((attempts) => afterWrong(attempts, 0), noAttempts);
}

test("four wrong codes cost nothing", () => {
  expect(secondsToWait(wrongTimes(4), 0)).toBe(0);
});

test("the fifth costs half a minute, and each further one twice as much", () => {
  expect([5, 6, 7].map((times) => secondsToWait(wrongTimes(times), 0))).toEqual([30, 60, 120]);
});

test("no wait is longer than a quarter of an hour", () => {
  expect(secondsToWait(wrongTimes(50), 0)).toBe(900);
});

test("the wait runs down and ends", () => {
  expect([0, 10_500, 29_999, 30_000, 99_000].map((now) => secondsToWait(wrongTimes(5), now))).toEqual([
    30, 20, 1, 0, 0,
  ]);
});
