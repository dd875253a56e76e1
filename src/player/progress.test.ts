import { expect, test } from "vitest";
import { noProgress, outcomeOf, scoreOf } from "./progress";

const answers = [0, 1, 2];
const opened = [true, true];

test.each([
  { chosen: [0, 1, undefined], mastery: 80, outcome: "incomplete" },
  { chosen: [0, 1, 2], mastery: 100, outcome: "passed" },
  { chosen: [0, 1, 1], mastery: 66.67, outcome: "passed" },
  { chosen: [0, 1, 1], mastery: 67, outcome: "failed" },
] as const)("with $chosen and $mastery % needed a course is $outcome", ({ chosen, mastery, outcome }) => {
  expect(outcomeOf({ opened, chosen: [...chosen] }, answers, mastery)).toBe(outcome);
});

test("without a quiz a course is complete when every page has been opened", () => {
  expect(outcomeOf(noProgress(2, 0), [], undefined)).toBe("incomplete");
  expect(outcomeOf({ opened: [true, false], chosen: [] }, [], undefined)).toBe("incomplete");
  expect(outcomeOf({ opened, chosen: [] }, [], undefined)).toBe("completed");
});

test("a score has two places, and no questions are no score", () => {
  expect(scoreOf({ opened, chosen: [0, 0, 0] }, answers)).toEqual({ right: 1, questions: 3, percent: 33.33 });
  expect(scoreOf(noProgress(2, 0), []).percent).toBe(0);
});
