import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newCourse } from "../../../domain/course/library/course";
import { storedKeys } from "../../../browser/stored-keys";

const misfit = { id: 5 };

/** A page that has just been opened, in a browser that keeps something under these keys. */
async function openPage(...keys: string[]) {
  const { browserStore } = await import("../../../browser/storage");
  for (const key of keys) browserStore.setItem(key, "{}");
  return { ...(await import("./kept-courses")), ...(await import("./kept-courses-first")) };
}

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.resetModules());

test.each([
  ["a course", `${storedKeys.courses}course-1`],
  ["the one course of an earlier version", storedKeys.courseDraft],
  ["a text that was in progress", `${storedKeys.textsInProgress}course-1`],
])("where %s is kept, the tools wait for what tells a course from anything else", async (_, key) => {
  const { keptCourse, keptDraft, keptTextsInProgress, readyForKeptCourses } = await openPage(key);
  await readyForKeptCourses();
  for (const kept of [keptCourse, keptDraft, keptTextsInProgress]) expect(() => kept.parse(misfit)).toThrow();
});

test("where nothing is kept they do not wait, and what is written meanwhile is taken as it is", async () => {
  const { keptCourse, loadKeptSchemas, readyForKeptCourses } = await openPage();
  const course = newCourse("course-1", new Date(0));
  await readyForKeptCourses();
  expect(keptCourse.parse(course)).toBe(course);
  await loadKeptSchemas();
  expect(keptCourse.parse(course)).toEqual(course);
  expect(() => keptCourse.parse(misfit)).toThrow();
});
