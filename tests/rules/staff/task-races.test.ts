// A sample of what tests/torture does at length.
import fc from "fast-check";
import { test } from "vitest";
import { answersEnvironment } from "../../support/assessment/answers-environment";
import { runTaskRaces, taskRaces } from "../../support/inquiries/task-races";

const currentEnvironment = answersEnvironment("task-races");

test("of two who act on a task at once one is first, and it is in one place", { timeout: 60_000 }, async () => {
  const property = fc.asyncProperty(taskRaces(10), (races) => runTaskRaces(currentEnvironment(), races));
  await fc.assert(property, { numRuns: 1, endOnFailure: true });
});
