// Random edits of recorded texts; 2,000 are among the heavy proofs.
import { expect, test } from "vitest";
import { runEdits } from "../../../tests/support/course/random-text-edits";

test("40 edits of recorded texts keep what they do not touch, and read as they were edited", () => {
  expect(runEdits(40, 8)).toBeGreaterThan(0.95);
});
