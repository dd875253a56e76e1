import { expect, test } from "vitest";
import { isInPlace, isStillWanted } from "./generation";
import { aGeneratedText } from "./draft.fixture";
import { emptyDraft, withEdit, withText } from "./draft";

const outline = aGeneratedText();
const draft = {
  ...withText(emptyDraft, "course-outline", outline),
  topic: " Safe lifting ",
  selectedModule: "Module 1: Start",
};
const otherTopic = { ...draft, topic: "Ladders" };
const otherModule = { ...draft, selectedModule: "Module 2: End" };

test("what is written for a module belongs to that module alone", () => {
  const lesson = { about: "Module 1: Start" };
  expect(isInPlace(draft, "lesson-content", lesson)).toBe(true);
  expect(isInPlace(otherModule, "lesson-content", lesson)).toBe(false);
});

test("what is written for a topic stays in sight while the next topic is typed", () => {
  expect(isInPlace(otherTopic, "course-outline", { about: "Safe lifting" })).toBe(true);
});

test("a text is asked for again only for the same topic or module", () => {
  expect(isStillWanted(draft, "course-outline", { about: "Safe lifting" })).toBe(true);
  expect(isStillWanted(otherTopic, "course-outline", { about: "Safe lifting" })).toBe(false);
  expect(isStillWanted(draft, "storyboard", { about: "Module 1: Start" })).toBe(true);
  expect(isStillWanted(otherModule, "storyboard", { about: "Module 1: Start" })).toBe(false);
});

test("a section is asked for again whatever topic has been typed since", () => {
  const rewrite = { about: outline.about, rewrite: { index: 1, of: outline } };
  expect(isStillWanted(otherTopic, "course-outline", rewrite)).toBe(true);
});

test("a section of a text that has changed since is not asked for again, or the changes would be lost", () => {
  const rewrite = { about: outline.about, rewrite: { index: 1, of: outline } };
  expect(isStillWanted(withEdit(draft, "course-outline", "## Module 1"), "course-outline", rewrite)).toBe(false);
});

test("a section of another module's text is not asked for again, even where both read the same", () => {
  const lesson = aGeneratedText({ about: "Module 1: Start" });
  const twin = aGeneratedText({ about: "Module 2: End" });
  const both = withText(withText(draft, "lesson-content", lesson), "lesson-content", twin);
  const rewrite = { about: lesson.about, rewrite: { index: 0, of: lesson } };
  expect(isStillWanted(both, "lesson-content", rewrite)).toBe(true);
  expect(isStillWanted({ ...both, selectedModule: twin.about }, "lesson-content", rewrite)).toBe(false);
});
