import { expect, test } from "vitest";
import { fullAnswers, halfAnswers } from "./answers.fixture";
import { assessmentProgress } from "./assessment-progress";

test("without an answer the assessment is not started", () => {
  expect(assessmentProgress({}, false)).toMatchObject({ state: "not started", step: 1 });
  expect(assessmentProgress({ "0": { missionStatement: "  " } }, false).state).toBe("not started");
});

test("one stands at the furthest step that has an answer, gaps behind it or not", () => {
  expect(assessmentProgress(halfAnswers(), false)).toMatchObject({ state: "in progress", step: 3 });
  expect(assessmentProgress({ "3": { gapAnalysis: "4" } }, false)).toMatchObject({
    step: 4,
    steps: ["open", "open", "open", "started", "open"],
  });
});

test("a finished step leads to the next", () => {
  const { "0": strategy } = fullAnswers();
  expect(assessmentProgress(strategy ? { "0": strategy } : {}, false)).toMatchObject({ state: "in progress", step: 2 });
});

test("with every question answered only the review is left", () => {
  expect(assessmentProgress(fullAnswers(), false)).toMatchObject({ state: "all answered", step: 5 });
});

test("a stored plan is ready, whatever was answered", () => {
  expect(assessmentProgress(halfAnswers(), true).state).toBe("plan ready");
  expect(assessmentProgress({}, true).state).toBe("plan ready");
});
