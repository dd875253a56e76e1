// Courses as packages: 100 random ones are valid, and of 500 nothing of the business leaves beyond what they show.
import { expect, test } from "vitest";
import { expectNoLeak, wholePackages } from "../../support/course/packed-courses";
import { manifestProblems } from "../../support/course/scorm-schema";

test("100 random courses are valid packages that hold every text byte for byte", async () => {
  const { manifests, questions } = wholePackages(100);
  expect(questions).toBeGreaterThan(100);
  expect(await manifestProblems(manifests)).toEqual([]);
});

test("nothing but the chosen texts leaves with 500 random courses", () => {
  expectNoLeak(500);
});
