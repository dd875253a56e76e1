import { afterEach, expect, test } from "vitest";
import { emptyDraft } from "../../../domain/course/draft";
import { newCourse } from "../../../domain/course/library/course";
import { coursesHere } from "./course-draft";
import { sourcesMark } from "./sources-mark";
import { mayHaveSources, sourcesPlaceOf } from "./sources-place";

const business = { invitationId: "code-1", name: "Northwind" };
const twin = { ...emptyDraft, translationOf: { id: "original-1", language: "German" } };

afterEach(async () => {
  await coursesHere.remove("original-1");
  sourcesMark("course-1").remove();
});

test("a course has its own sources, where it is kept", () => {
  expect(sourcesPlaceOf({ id: "course-1", business, draft: emptyDraft })).toEqual({ id: "course-1", business });
  expect(sourcesPlaceOf({ id: "course-1", draft: emptyDraft })).toEqual({ id: "course-1" });
});

test("a translation has the sources of its original, where that is kept", () => {
  expect(sourcesPlaceOf({ id: "course-1", business, draft: twin })).toEqual({ id: "original-1", business });
  coursesHere.put(newCourse("original-1", new Date(0)));
  expect(sourcesPlaceOf({ id: "course-1", business, draft: twin })).toEqual({ id: "original-1" });
  expect(sourcesPlaceOf({ id: "course-1", draft: twin })).toEqual({ id: "original-1" });
});

test("of a course in this browser it is known whether it has sources; of a business's course it is asked", () => {
  expect(mayHaveSources({ id: "course-1" })).toBe(false);
  expect(mayHaveSources({ id: "course-1", business })).toBe(true);
  sourcesMark("course-1").write(1);
  expect(mayHaveSources({ id: "course-1" })).toBe(true);
});
