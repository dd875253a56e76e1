// A sample of what tests/torture does at length.
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { withEdit, withText } from "../../../src/domain/course/draft";
import { aGeneratedText } from "../../../src/domain/course/draft.fixture";
import { answersEnvironment } from "../../support/assessment/answers-environment";
import { CourseWindow, duplicateOf } from "../../support/course/course-window";
import { aBusiness, allTexts, consultant, courseEdits, runCourseEdits } from "../../support/course/interleaved-edits";

const currentEnvironment = answersEnvironment("courses-kept");
const outline = aGeneratedText();

test("two businesses, two courses each, two windows each: no text is lost or mixed", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(courseEdits(2, 25), (edits) => runCourseEdits(currentEnvironment(), 2, edits)),
    { numRuns: 2, endOnFailure: true },
  );
});

/** The database is as quick as the machine is idle. */
function until(reached: () => unknown): Promise<unknown> {
  return vi.waitUntil(reached, { timeout: 10_000 });
}

function textsIn(window: CourseWindow): string[] | undefined {
  const course = window.courseOf("course-1");
  return course && allTexts(course).toSorted();
}

async function twoWindows(code: string) {
  const { projectId, owner } = currentEnvironment();
  const person = await aBusiness(owner, code);
  const first = new CourseWindow(projectId, code, person);
  const second = new CourseWindow(projectId, code, consultant);
  await first.create("course-1");
  const opened = [first, second].map((window) => window.open("course-1"));
  await until(() => opened.every(({ course }) => course));
  return { first, second, opened, person, projectId };
}

test("of two who change one text at the same moment the second is told, and has both", async () => {
  const { first, second, opened } = await twoWindows("same-text-1");
  first.change("course-1", (draft) => withText(draft, "course-outline", outline));
  await until(() => second.courseOf("course-1")?.draft["course-outline"]);
  for (const [nth, window] of [first, second].entries())
    window.change("course-1", (draft) => withEdit(draft, "course-outline", `Edit ${nth}`));
  await until(() => first.isSaved() && second.isSaved());
  const texts = ["Edit 0", "Edit 1"];
  await expect.poll(() => [first, second].map(textsIn)).toEqual([texts, texts]);
  expect(first.courseOf("course-1")?.draft).toEqual(second.courseOf("course-1")?.draft);
  expect(opened.flatMap(({ overtaken }) => overtaken.map(({ tool }) => tool))).toEqual(["course-outline"]);
  await Promise.all([first.close(), second.close()]);
});

test("what a window had not written when it was killed is written by the next one", async () => {
  const { first, second, person, projectId } = await twoWindows("killed-window-1");
  first.change("course-1", (draft) => withText(draft, "study-material", outline));
  const left = duplicateOf(first.edits);
  expect(left.length).toBe(1);
  await first.close();
  const next = new CourseWindow(projectId, "killed-window-1", person, left);
  next.open("course-1");
  await until(() => second.courseOf("course-1")?.draft["study-material"]);
  await until(() => next.isSaved());
  await Promise.all([next.close(), second.close()]);
});

test("courses that two people make and delete at the same moment are all there, and all gone", async () => {
  const { first, second, opened } = await twoWindows("same-moment-1");
  const ids = ["course-2", "course-3", "course-4", "course-5"];
  const byTurns = (act: (window: CourseWindow, id: string) => unknown) =>
    Promise.all(ids.map((id, nth) => act(nth % 2 === 0 ? first : second, id)));
  await byTurns((window, id) => window.create(id));
  for (const id of ids) opened.push(first.open(id));
  await until(() => opened.every(({ course }) => course));
  await byTurns((window, id) => window.remove(id));
  await until(() => opened.slice(2).every(({ isGone }) => isGone));
  await Promise.all([first.close(), second.close()]);
});

test("a course that is deleted elsewhere is told of, and nothing of it is written any more", async () => {
  const { first, second, opened } = await twoWindows("deleted-course-1");
  await second.remove("course-1");
  await until(() => opened[0]?.isGone);
  await Promise.all([first.close(), second.close()]);
});

test("a window that slept while a course was deleted and brought back overwrites nothing of it", async () => {
  const { first, second, person, projectId } = await twoWindows("brought-back-1");
  first.change("course-1", (draft) => withText(draft, "course-outline", outline));
  await until(() => second.courseOf("course-1")?.draft["course-outline"]);
  first.change("course-1", (draft) => withText(draft, "course-outline", { ...outline, text: "Before" }));
  await until(() => first.isSaved());
  await second.remove("course-1");
  await second.close();
  const third = new CourseWindow(projectId, "brought-back-1", person);
  await third.create("course-1");
  third.open("course-1");
  await until(() => third.courseOf("course-1"));
  third.change("course-1", (draft) => withText(draft, "course-outline", { ...outline, text: "Brought back" }));
  await until(() => third.isSaved());
  first.change("course-1", (draft) => withEdit(draft, "course-outline", "Typed late"));
  await until(() => first.isSaved());
  await expect.poll(() => textsIn(third)).toEqual(expect.arrayContaining(["Brought back", "Typed late"]));
  await Promise.all([first.close(), third.close()]);
});
