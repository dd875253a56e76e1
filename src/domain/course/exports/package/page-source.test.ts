import { expect, test } from "vitest";
import { recordedCourses } from "../../../../../tests/support/course/recorded-courses";
import { learnersScreens } from "../../learner/storyboard-screens";
import { questionsOf } from "../../questions";
import { sectionsOf } from "../../sections";
import { packagePages } from "./package-pages";
import { sourceOf } from "./page-source";

test.each(["English", "German"] as const)(
  "each page of a recorded %s course leads to the section of its text that it was made of",
  (language) => {
    const pages = packagePages(recordedCourses[language]());
    expect(pages.filter(({ screen }) => screen).length).toBeGreaterThan(5);
    for (const page of pages) {
      const { tool, module, part } = sourceOf(page, { headings: [] });
      expect({ tool, module }).toEqual({ tool: page.tool, module: page.module });
      const section = sectionsOf(page.text.text)[part.index];
      expect(section).toBeDefined();
      if (!page.screen) continue;
      expect(section?.heading).toContain(page.screen.title);
      const [again] = learnersScreens(`${section?.text ?? ""}\n\n## Screen 99: Last\n`);
      if (again) expect(again.title).toBe(page.screen.title);
    }
  },
);

test("a press leads to the nearest heading of the text above it, and to the question that it met", () => {
  const pages = packagePages(recordedCourses.English());
  const material = pages.find(({ tool }) => tool === "study-material");
  const quiz = pages.find(({ tool }) => tool === "assessment");
  if (!material || !quiz) throw new Error("The course has neither.");
  const sections = sectionsOf(material.text.text);
  const last = sections.at(-1)?.heading ?? "";
  expect(sourceOf(material, { headings: ["A smaller title", last] }).part.index).toBe(sections.length - 1);
  expect(sourceOf(material, { headings: [] }).part.index).toBe(0);
  const questions = questionsOf(quiz.text.text).length;
  expect(sourceOf(quiz, { question: questions - 1, headings: [] }).part).toEqual({
    index: questions - 1,
    isQuestion: true,
  });
});
