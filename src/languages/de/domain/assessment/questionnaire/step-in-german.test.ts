import { expect, test } from "vitest";
import { allQuestions, questionnaire } from "../../../../../domain/assessment/questionnaire/questionnaire";
import type { Step } from "../../../../../domain/assessment/questionnaire/question";
import { currentFuture } from "./current-future";
import { development } from "./development";
import { drivers } from "./drivers";
import { optionInWords } from "./option-words";
import { strategy } from "./strategy";
import { teams } from "./teams";

const shown = new Set(["title", "intro", "heading", "text", "hint", "ends", "unknown", "unnamed"]);

/** A step with a dash for each text that a person reads. */
function withoutTexts(step: unknown): unknown {
  return JSON.parse(JSON.stringify(step, (key, value: unknown) => (shown.has(key) ? "–" : value)));
}

test.for([
  [questionnaire["0"], strategy],
  [questionnaire["1"], drivers],
  [questionnaire["2"], teams],
  [questionnaire["3"], currentFuture],
  [questionnaire["4"], development],
] as [Step, Step][])("step %# has other texts in German, and nothing else is other", ([english, german]) => {
  expect(withoutTexts(german)).toEqual(withoutTexts(english));
  const texts = (step: Step) =>
    allQuestions(step).flatMap(({ question: { text, hint = [], ...rest } }) => [
      text,
      hint,
      "ends" in rest ? rest.ends : [],
    ]);
  const same = new Set(texts(english).flat());
  expect(
    texts(german)
      .flat()
      .filter((text) => same.has(text)),
  ).toEqual([]);
});

test("an option is shown in German, and what is none as it is", () => {
  expect(optionInWords("Target Audience")).toBe("Zielgruppe");
  expect(optionInWords("constructor")).toBe("constructor");
});
