// A sample of what tests/torture/pure/packed-courses.test.ts holds for all.
import { expect, test } from "vitest";
import { expectNoLeak, wholePackages } from "../../../../tests/support/course/packed-courses";
import { manifestProblems } from "../../../../tests/support/course/scorm-schema";

test("random courses are valid packages that hold every text byte for byte", async () => {
  const { manifests, questions } = wholePackages(5);
  expect(questions).toBeGreaterThan(2);
  expect(await manifestProblems(manifests)).toEqual([]);
});

test("nothing but the chosen texts leaves with a package: no gap, no fact, no earlier result", () => {
  expectNoLeak(15);
});
