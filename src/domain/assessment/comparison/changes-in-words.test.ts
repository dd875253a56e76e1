import { expect, test } from "vitest";
import type { ProgressData } from "../answers/answers";
import { theComparison, twoRounds } from "./rounds.fixture";
import { movedInWords, stillPressing } from "./changes-in-words";

type Four = readonly ["1" | "2" | "3" | "4" | "5", "1" | "2" | "3" | "4" | "5", "1" | "2" | "3" | "4" | "5"];

const rated = ([customerSatisfaction, productSatisfaction, efficiencySatisfaction]: Four): ProgressData => ({
  "1": { customerSatisfaction, productSatisfaction, efficiencySatisfaction },
});

test.each<[Four, Four, string]>([
  [["1", "2", "3"], ["4", "2", "3"], "1 of 3 gaps has closed since last time; 2 are as wide as they were."],
  [["1", "2", "3"], ["5", "4", "5"], "3 of 3 gaps have closed since last time."],
  [["1", "4", "3"], ["5", "2", "4"], "2 of 2 gaps have closed since last time; 1 is new."],
  [["3", "4", "3"], ["1", "2", "4"], "1 of 2 gaps is wider since last time; 1 is new and 1 has closed."],
  [["5", "4", "5"], ["1", "2", "5"], "2 of 2 gaps are new since last time."],
  [["1", "5", "5"], ["1", "5", "5"], "Nothing has moved since last time: the one gap is as wide as it was."],
  [["1", "2", "5"], ["1", "2", "5"], "Nothing has moved since last time: all 2 gaps are as wide as they were."],
  [["5", "5", "4"], ["4", "5", "5"], "No gap last time and none now, as far as both rounds are answered."],
])("%j and then %j: %s", (before, after, sentence) => {
  expect(movedInWords(theComparison(rated(before), rated(after)))).toBe(sentence);
});

test("what has no answer in common is not said to have moved", () => {
  const { before } = twoRounds();
  expect(movedInWords(theComparison(before, {}))).toBe(
    "No question behind the gap profile is answered in both rounds yet.",
  );
});

test("what presses still is named, the widest first, and what is new is not among it", () => {
  const { gaps } = theComparison(rated(["1", "3", "5"]), rated(["2", "1", "1"]));
  expect(stillPressing(gaps)).toBe(
    "Still open, and the most pressing: Product and service quality (critical) and Customer relationships (high).",
  );
  expect(stillPressing([])).toBe("");
});
