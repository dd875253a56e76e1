import fc from "fast-check";
import { expect, test } from "vitest";
import { newCourse } from "../course";
import { anyCourse } from "../../../../../tests/support/course/arbitrary-courses";
import { largestCourseFile } from "../course-bounds";
import { courseFileOf } from "./course-file";
import { courseInFile } from "./opened-course-file";
import { courseFileProblems } from "./words";

const now = new Date("2026-11-22T09:00:00.000Z");
const file = courseFileOf(newCourse("course-1", now), now);
const changed = (change: object) => JSON.stringify({ ...(JSON.parse(file) as object), ...change });

test("a course comes out of its file as it went in", () => {
  fc.assert(
    fc.property(anyCourse, (saved) => {
      expect(courseInFile(courseFileOf(saved, now))).toEqual({ course: saved });
    }),
    { numRuns: 300 },
  );
});

test("a file that is cut anywhere is refused, and never half of it opened", () => {
  for (let end = 1; end < file.length; end += 7)
    expect(Object.keys(courseInFile(file.slice(0, end)))).toEqual(["problem"]);
});

test.each([
  ["is cut", file.slice(0, -20), courseFileProblems.broken],
  ["lacks a part", changed({ course: { id: "course-1" } }), courseFileProblems.broken],
  ["has a text that is none", file.replace('"topic": ""', '"topic": 5'), courseFileProblems.broken],
  ["is newer", changed({ version: 2, course: { parts: [] } }), courseFileProblems.newer],
  ["is other JSON", '{"name":"package"}', courseFileProblems.foreign],
  ["is a list", "[1,2]", courseFileProblems.foreign],
  ["is no JSON", "# A course\n\nIn Markdown", courseFileProblems.foreign],
  ["is a picture", "\u{89}PNG\u{0}\u{1}", courseFileProblems.foreign],
  ["is empty", "", courseFileProblems.foreign],
  ["is too large", " ".repeat(largestCourseFile + 1), courseFileProblems.large(largestCourseFile)],
])("a file that %s is refused in words", (_, text, problem) => {
  expect(courseInFile(text)).toEqual({ problem });
});

test("an editor's mark at its beginning does no harm", () => {
  expect(courseInFile(`\u{feff}${file}`)).toEqual({ course: newCourse("course-1", now) });
});
