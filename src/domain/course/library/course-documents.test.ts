import { expect, test } from "vitest";
import { emptyDraft } from "../draft";
import { aGeneratedText } from "../draft.fixture";
import { newCourse } from "./course";
import { courseList, headFields, storablePart, textFields } from "./course-documents";
import { courseHeadOf } from "./merge";

const head = courseHeadOf(newCourse("course-1", new Date(5)));

test.each([
  { modulesBefore: [1, {}] },
  { origin: { invitationId: "code-1", business: "", item: "", anchor: "", title: "", evidence: [1, null] } },
])("a course is read without what does not fit in a list of it: %j", (misfit) => {
  expect(headFields.parse({ ...head, ...misfit })).toEqual({ ...head, options: emptyDraft.options });
});

test("of a text's earlier results those are read that fit", () => {
  const fits = aGeneratedText();
  const stored = { tool: "course-outline", module: "", earlier: [1, null, fits, { ...fits, edited: "no" }] };
  expect(textFields.parse(stored).earlier).toEqual([fits]);
});

test("nothing hides in the title of a course that is stored", () => {
  expect(storablePart({ ...head, title: "Lift\u202eing\u0000" })).toMatchObject({ title: "Lift ing " });
});

test("a business without a list of courses, or with a broken one, counts none", () => {
  expect([undefined, { ids: 7 }].map((stored) => courseList.parse(stored))).toEqual([{ ids: [] }, { ids: [] }]);
});
