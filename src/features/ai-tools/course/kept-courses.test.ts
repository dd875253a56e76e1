import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newCourse } from "../../../domain/course/library/course";
import { storedKeys } from "../../../browser/stored-keys";

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
])("where %s is kept, what tells a course from anything else is loaded first", async (_, key) => {
  const { schemasForKeptCourses } = await openPage(key);
  expect((await schemasForKeptCourses())?.courseOfAnyVersion.safeParse({ id: 5 }).success).toBe(false);
});

test("where nothing is kept nothing is loaded, and nothing is taken for a course unread", async () => {
  const { keptCourse, loadKeptSchemas, schemasForKeptCourses } = await openPage();
  const course = newCourse("course-1", new Date(0));
  expect(await schemasForKeptCourses()).toBeUndefined();
  expect(keptCourse.parse(course)).toBeUndefined();
  await loadKeptSchemas();
  expect(keptCourse.parse(course)).toEqual(course);
});
