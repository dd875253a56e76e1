import fc from "fast-check";
import { test } from "vitest";
import { answerActions, runActions } from "../support/assessment/answer-actions";
import { answersEnvironment } from "../support/assessment/answers-environment";

const currentEnvironment = answersEnvironment("answers-torture");

test(
  "no answer is lost in 10,000 steps of typing, saving, dying and going offline",
  { timeout: 1_800_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(answerActions(1), { minLength: 200, maxLength: 200 }), (day) =>
        runActions(currentEnvironment(), 1, day),
      ),
      { numRuns: 50, endOnFailure: true },
    );
  },
);

test("two tabs with 200 interleaved edits lose no field to each other", { timeout: 1_800_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(answerActions(2), { minLength: 200, maxLength: 200 }), (day) =>
      runActions(currentEnvironment(), 2, day),
    ),
    { numRuns: 10, endOnFailure: true },
  );
});
