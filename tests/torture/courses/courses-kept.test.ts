import fc from "fast-check";
import { test } from "vitest";
import { answersEnvironment } from "../../support/assessment/answers-environment";
import { courseEdits, runCourseEdits } from "../../support/course/interleaved-edits";

const currentEnvironment = answersEnvironment("courses-torture");

test("two businesses, five courses each, two windows each: 200 interleaved edits lose and mix nothing", async () => {
  await fc.assert(
    fc.asyncProperty(courseEdits(5, 200), (edits) => runCourseEdits(currentEnvironment(), 5, edits)),
    { numRuns: 10, endOnFailure: true },
  );
});
