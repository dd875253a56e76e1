import { expect, test } from "vitest";
import { stepProgress } from "../answers/step-progress";
import { checkDiagnosis } from "../plan-checks/check-diagnosis";
import { gapProfile } from "../gap-profile/gap-profile";
import { readPlan } from "../plan/plan";
import { referenceResolver } from "../plan/references";
import { stepKeys } from "../questionnaire/questionnaire";
import { sampleAnswers } from "./sample-answers";
import { samplePlan } from "./sample-plan";

test("the sample business has answered everything", () => {
  const open = stepKeys.flatMap((key) =>
    stepProgress(key, sampleAnswers).unanswered.map(({ question }) => question.id),
  );
  expect(open).toEqual([]);
});

test("every answer that the sample plan names has been given", () => {
  const resolve = referenceResolver(sampleAnswers);
  const named = readPlan(samplePlan).sections.flatMap(({ items }) => items.flatMap(({ references }) => references));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((reference) => resolve(reference) === undefined)).toEqual([]);
});

test("the sample plan deals with every pressing gap of its answers, and trains none that training does not close", () => {
  const { gaps } = gapProfile(sampleAnswers);
  const checked = checkDiagnosis(samplePlan, gaps, sampleAnswers);
  const of = (found: readonly { reference: string }[] = []) => found.map(({ reference }) => reference);
  expect({
    pressing: checked?.pressing.length,
    unmet: of(checked?.unmet),
    trainedAnyway: of(checked?.trainedAnyway),
    unusedFacts: of(checked?.unusedFacts),
  }).toEqual({ pressing: 8, unmet: [], trainedAnyway: [], unusedFacts: [] });
});
