import fc from "fast-check";
import { test } from "vitest";
import { answersEnvironment } from "../../support/assessment/answers-environment";
import { runTaskRaces, taskRaces } from "../../support/inquiries/task-races";

const currentEnvironment = answersEnvironment("task-races-torture");

test("1,000 races for a task end with it in one place, one winner, and everybody else told", async () => {
  const property = fc.asyncProperty(taskRaces(1000), (races) => runTaskRaces(currentEnvironment(), races));
  await fc.assert(property, { numRuns: 1, endOnFailure: true });
});
