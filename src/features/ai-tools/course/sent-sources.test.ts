import { expect, test } from "vitest";
import { emptyDraft, type CourseDraft } from "../../../domain/course/draft";
import { aGeneratedText } from "../../../domain/course/draft.fixture";
import { generationRequest } from "../../../domain/course/request/generation-request";
import { noSources, withSource, withStruck } from "../../../domain/course/sources/source";
import { paragraphsFor } from "./sent-sources";

const about = "Module 2: Pumps";
const outline = aGeneratedText({
  text: "# Work\n\n## Module 1: Ladders\n\n- Set up a ladder\n\n## Module 2: Pumps\n\n- Choose the lubricant\n",
});
const draft: CourseDraft = { ...emptyDraft, topic: "Work in hall nine", "course-outline": outline };
const all = withSource(noSources("c"), {
  id: "s",
  name: "Handbook",
  texts: [
    "Ladders stand at 75 degrees.",
    "A pump runs for 40 minutes.",
    "Lubricants are kept in the cellar.",
    "The canteen has soup.",
    "Hall nine is cold.",
  ],
});

const numbersFor = (...wanted: Parameters<typeof paragraphsFor>) =>
  paragraphsFor(...wanted).map(({ number }) => number);

test("a module's text gets the paragraphs that share words with it and with what its outline says of it", () => {
  expect(numbersFor(all, draft, "lesson-content", { about })).toEqual([2, 3, 5]);
  expect(numbersFor(all, draft, "study-material", { about: "Ladders" })).toEqual([1]);
});

test("what was struck out is not among them", () => {
  expect(numbersFor(withStruck(all, "s", 3, true), draft, "lesson-content", { about })).toEqual([2, 5]);
});

test("a storyboard gets what its lesson cites, and a part that is written again what it cites", () => {
  const lesson = aGeneratedText({ about, text: "# Pumps\n\n## Rest\n\nEat soup. [¶4]\n" });
  const written = { ...draft, "lesson-content": { [about]: lesson } };
  expect(numbersFor(all, written, "storyboard", { about })).toContain(4);
  const rewrite = { index: 1, of: lesson };
  expect(numbersFor(all, written, "lesson-content", { about, rewrite })).toContain(4);
});

test("they are a request that the server takes", () => {
  const sources = paragraphsFor(all, draft, "lesson-content", { about }).map(({ number, text }) => ({ number, text }));
  expect(generationRequest.safeParse({ topic: about, sources }).success).toBe(true);
});
