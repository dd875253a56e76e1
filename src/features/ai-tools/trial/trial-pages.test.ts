// The copy behind a link to a course: its pages are those of the package, and nothing else can be read in it.
import { expect, test } from "vitest";
import { emptyDraft } from "../../../domain/course/draft";
import { aGeneratedText } from "../../../domain/course/draft.fixture";
import { courseCopyOf } from "../../../domain/course/exports/package/copied-course";
import { courseCopy, type CourseCopy } from "../../../domain/course/exports/package/course-copy";
import { packageParts } from "../../../domain/course/exports/package/package-part";
import { aPackedDraft } from "../../../../tests/support/course/packed-course";
import { recordedCourses } from "../../../../tests/support/course/recorded-courses";
import { coursePage } from "../package/course-page";
import { laidOutPages, packedPages } from "../package/packed-pages";

const choice = { kind: "pages", parts: packageParts, mastery: 80 } as const;
const asIso = (time: Date) => time.toISOString();

function copyOf(draft: Parameters<typeof courseCopyOf>[0]["draft"]): CourseCopy {
  const copy = courseCopyOf({ title: "", draft });
  if (copy === undefined || copy === "large") throw new Error(`There is no copy: ${copy}`);
  return courseCopy.parse(JSON.parse(JSON.stringify(copy)));
}

test.each(["German", "English"] as const)("a recorded %s course is tried page by page as it is packed", (name) => {
  const draft = recordedCourses[name]();
  const packed = packedPages({ id: "trial", title: "", draft }, choice, asIso);
  const tried = laidOutPages({ id: "trial", ...copyOf(draft) }, choice, asIso);
  expect(tried && coursePage(tried)).toBe(packed && coursePage(packed));
});

test("agenda, outline, earlier results and the business's gap are not in the copy", () => {
  const secret = (where: string) => `kept-back-${where}`;
  const draft = aPackedDraft();
  const lesson = `# Start\n\nLook.\n\n## Agenda\n\n| Minutes | Method |\n| --- | --- |\n| 5 | ${secret("agenda")} |\n`;
  const copy = copyOf({
    ...draft,
    trainingGap: secret("gap"),
    "course-outline": aGeneratedText({
      ...draft["course-outline"],
      text: `${draft["course-outline"]?.text}\n\n${secret("outline")}`,
    }),
    "lesson-content": {
      ...draft["lesson-content"],
      "Module 1: Start": aGeneratedText({ about: "Module 1: Start", text: lesson, trainingGap: secret("gap") }),
    },
    history: { ...draft.history, "study-material": [aGeneratedText({ text: secret("earlier") })] },
  });
  expect(JSON.stringify(copy)).toContain("Look.");
  expect(JSON.stringify(copy)).not.toContain("kept-back");
});

test("a course without a page, or one that a link cannot hold, has no copy", () => {
  expect(courseCopyOf({ title: "", draft: emptyDraft })).toBeUndefined();
  const long = aGeneratedText({ text: "词".repeat(300_000) });
  expect(courseCopyOf({ title: "", draft: aPackedDraft({ "study-material": long }) })).toBe("large");
});
