import { expect, test } from "vitest";
import { fullAnswers, halfAnswers } from "../../domain/assessment/answers/answers.fixture";
import { assessmentProgress } from "../../domain/assessment/answers/assessment-progress";
import { routes } from "../../domain/kernel/routes";
import { nextOf } from "./next-thing-to-do";

test("what comes next is the step at which one is, then the plan, and then to read it", () => {
  expect(nextOf(assessmentProgress({}, false))).toBeUndefined();
  expect(nextOf(assessmentProgress(halfAnswers(), false))).toEqual({
    label: "Go on at step 3 of 5",
    to: routes.assessment,
    state: { step: 2 },
  });
  expect(nextOf(assessmentProgress(fullAnswers(), false))).toMatchObject({
    label: "Make your training plan",
    state: { step: 5 },
  });
  expect(nextOf(assessmentProgress(fullAnswers(), true))).toEqual({
    label: "Open your training plan",
    to: routes.results,
  });
});
