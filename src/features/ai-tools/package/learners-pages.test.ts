// The pages of recorded and written courses: nothing on them is the trainer's.
import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { emptyDraft, type CourseDraft } from "../../../domain/course/draft";
import { aGeneratedText } from "../../../domain/course/draft.fixture";
import { corpusTexts } from "../../../../tests/support/course/corpus";
import { packedFiles } from "../../../../tests/support/course/packed-course";
import { recordedCourses } from "../../../../tests/support/course/recorded-courses";

/** The names of a heading, a column or a label of a trainer's plan, in the languages of the recordings. */
const trainers =
  /^(?:agenda|ablauf|déroulé|ders akışı|план занятия|流程|methods?|methoden?|méthode|materials?|materialien|材料|minutes?|minuten|minutos|durée|dauer|duración|length|общее время|时间|总时间|trainer notes|讲师说明)[\s:：.]*$/iu;

const sample = (name: string) => readFileSync(`local/stand-ins/language-model/samples/${name}.md`, "utf8");

const pageOf = (draft: CourseDraft) => new JSDOM(packedFiles(draft)["index.html"]).window.document;

function trainersParts(draft: CourseDraft, page = pageOf(draft)): string[] {
  return [...page.querySelectorAll("article :is(h2, h3, h4, h5, h6, th, strong)")]
    .map((part) => part.textContent)
    .filter((words) => trainers.test(words));
}

const about = "Module 1: Start";
const draftOf = (tool: "storyboard" | "lesson-content", text: string, language: string): CourseDraft => ({
  ...emptyDraft,
  topic: "Safe lifting",
  [tool]: { [about]: aGeneratedText({ about, text, language }) },
  "study-material": aGeneratedText({ text: sample("study-material") }),
});

const recorded = (["storyboard", "lesson-content"] as const).flatMap((tool) => [
  { tool, name: `${tool} of the stand-in`, language: "en", text: sample(tool) },
  ...corpusTexts(tool).map(({ name, text, language }) => ({ tool, name, text, language })),
]);

test.each(recorded)("no page of $name has agenda, method or material", ({ tool, text, language }) => {
  expect(trainersParts(draftOf(tool, text, language))).toEqual([]);
});

test.each([
  ["German", 16, 3],
  ["English", 18, 5],
] as const)(
  "a %s course of five modules has its pages and decisions, and no direction for a builder",
  (name, pages, decisions) => {
    const draft = recordedCourses[name]();
    const page = pageOf(draft);
    // The study material is the last.
    const modules = [...page.querySelectorAll("article:has(.text):not(:has(.question))")].slice(0, -1);
    expect(modules.length).toBe(pages);
    expect(page.querySelectorAll("form.decision").length).toBe(decisions);
    expect(trainersParts(draft, page)).toEqual([]);
    for (const article of modules) {
      const [title, text] = [article.querySelector("h2")?.textContent, article.querySelector(".text")];
      expect(text?.textContent.trim(), title).not.toBe("");
      expect(text?.textContent, title).not.toMatch(
        /\[O\d|✓|→|text(?:al)?ternativ|\bAlt:|max\. 60|\d Sekunden|\d seconds|Trainer|Faktenkarten|floor tape|Groups:/i,
      );
    }
  },
);

test("the same words are found where a lesson is packed as it is", () => {
  const asMaterial = { ...emptyDraft, "study-material": aGeneratedText({ text: sample("lesson-content") }) };
  expect(trainersParts(asMaterial)).toEqual(["Agenda", "Minutes", "Method", "Material"]);
});
