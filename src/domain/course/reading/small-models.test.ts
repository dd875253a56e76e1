// The readers against texts in the forms of small models: no wrong key, no invented module, nothing that is not shown.
import { describe, expect, test } from "vitest";
import { comparable, smallCorpus } from "../../../../tests/support/course/corpus";
import { cleanedPlan } from "../../assessment/plan/cleaned-plan";
import { isStructured, plainPlan, readPlan } from "../../assessment/plan/plan";
import { itemTitle } from "../../assessment/plan/item-title";
import { modulesOf } from "../modules";
import { screensOf } from "../sections";
import { questionReadings } from "./question-readings";
import { questionLines } from "./questions/question-lines";

const texts = [...smallCorpus("seen"), ...smallCorpus("held-back")];

describe("the questions of an assessment, with the key that is laid down or none:", () => {
  test.each(texts.filter(({ questions }) => questions))("$name", ({ text, questions = [] }) => {
    const read = questionReadings(questionLines(text)).map(({ question }) => question);
    const found = read.map(({ text: stem, options, answer }) => [
      comparable(stem),
      options.map(comparable),
      answer ?? null,
    ]);
    expect(found).toEqual(
      questions.map(([stem, options, right]) => [comparable(stem), options.split("|").map(comparable), right]),
    );
  });
});

describe("the modules of an outline and the screens of a storyboard:", () => {
  test.each(texts.filter(({ modules }) => modules))("$name", ({ text, modules }) => {
    expect(modulesOf(text)).toEqual(modules);
  });
  test.each(texts.filter(({ screens }) => screens))("$name", ({ text, screens }) => {
    expect(screensOf(text)).toEqual(screens);
  });
});

describe("a plan has its sections and actions, and shows no mark:", () => {
  test.each(texts.filter(({ actions }) => actions))("$name", ({ text: written, actions, hidden = [] }) => {
    const text = cleanedPlan(written);
    const plan = readPlan(text);
    expect(isStructured(plan)).toBe(true);
    const items = plan.sections.find(({ id }) => id === "actions")?.items ?? [];
    expect(items.map(({ group = "", text: words }) => `${group}/${itemTitle(words)}`)).toEqual(actions);
    const shown = `${plan.intro}\n${plan.sections.flatMap((one) => one.items.map((item) => item.text)).join("\n")}`;
    for (const words of hidden) {
      expect(shown).not.toContain(words);
      expect(plainPlan(text)).not.toContain(words);
    }
  });
});
