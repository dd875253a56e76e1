// The readers against texts with the habits of real models: everything is found, and nothing is invented.
import { describe, expect, test } from "vitest";
import { comparable, corpus, recordedText } from "../../../../tests/support/course/corpus";
import { modulesOf } from "../modules";
import { assessmentParts, questionsOf } from "../questions";
import { screensOf, sectionsOf } from "../sections";
import { questionReadings } from "./question-readings";
import { questionLines } from "./questions/question-lines";

const texts = [...corpus("seen"), ...corpus("held-back"), ...corpus("afterwards")];

describe("the modules of an outline are found, and no others:", () => {
  const outlines = texts.filter(({ modules }) => modules);
  test.each(outlines)("$name", ({ text, modules }) => {
    expect(modulesOf(text)).toEqual(modules);
  });
});

describe("the questions of an assessment are found with options, right one and reason, and no others:", () => {
  const assessments = texts.filter(({ questions }) => questions);
  test.each(assessments)("$name", ({ text, questions = [] }) => {
    const parts = assessmentParts(text);
    expect(parts.map((part) => part.text).join("")).toBe(text);
    const read = questionReadings(questionLines(text)).map(({ question }) => question);
    expect(questionsOf(text)).toHaveLength(questions.filter(({ right }) => right !== null).length);
    expect(read.map(({ text: stem }) => comparable(stem))).toEqual(questions.map(({ stem }) => comparable(stem)));
    expect(read.map(({ options }) => options.map(comparable))).toEqual(
      questions.map(({ options }) => options.map(comparable)),
    );
    expect(read.map(({ answer }) => answer ?? null)).toEqual(questions.map(({ right }) => right));
    expect(read.map(({ reason }) => comparable(reason))).toEqual(questions.map(({ reason }) => comparable(reason)));
    expect(read.map(({ optionReasons }) => optionReasons?.map(comparable))).toEqual(
      questions.map(({ optionReasons }) => optionReasons?.map(comparable)),
    );
  });
});

describe("the screens of a storyboard are found, and no others:", () => {
  const storyboards = texts.filter(({ screens }) => screens);
  test.each(storyboards)("$name", ({ text, screens }) => {
    expect(screensOf(text)).toEqual(screens);
  });
});

describe("a text is cut where its sections begin, and is all of them:", () => {
  const cut = texts.filter(({ sections }) => sections);
  test.each(cut)("$name", ({ text, sections }) => {
    const read = sectionsOf(text);
    expect(read.map((section) => section.text).join("")).toBe(text);
    expect(read.map(({ heading }) => heading).slice(-(sections ?? []).length)).toEqual(sections);
  });
});

describe("the texts that a model wrote for the product's own prompts are read:", () => {
  test.each([
    ["outline-german", 6, /^Modul \d: /],
    ["outline-spanish", 6, /^Módulo \d: /],
    ["outline-japanese", 6, /^モジュール\d：/],
  ])("%s has %i modules", (name, count, named) => {
    const modules = modulesOf(recordedText(name));
    expect(modules).toHaveLength(count);
    for (const module of modules) expect(module).toMatch(named);
  });

  test("the German assessment has eight questions, each with four options, the right one and its reason", () => {
    const questions = questionsOf(recordedText("assessment-german"));
    expect(questions.map(({ answer }) => answer)).toEqual([1, 2, 0, 3, 1, 2, 3, 0]);
    for (const { options, reason } of questions) {
      expect(options).toHaveLength(4);
      expect(reason.length).toBeGreaterThan(80);
    }
  });
});
