import { expect, test } from "vitest";
import {
  answerTo,
  stepKeys,
  stepOf,
  visibleQuestions,
} from "../../../../../domain/assessment/questionnaire/questionnaire";
import { entriesOf } from "../../../../../domain/assessment/answers/reading-answers";
import { checkDiagnosis } from "../../../../../domain/assessment/plan-checks/check-diagnosis";
import { gapProfile } from "../../../../../domain/assessment/gap-profile/gap-profile";
import { readPlan } from "../../../../../domain/assessment/plan/plan";
import { planSections } from "../../../../../domain/assessment/plan/plan-sections";
import { referenceResolver } from "../../../../../domain/assessment/plan/references";
import { methodShares } from "../../../../../domain/assessment/results/method-shares";
import { sampleAnswers as english } from "../../../../../domain/assessment/sample/sample-answers";
import { samplePlan as englishPlan } from "../../../../../domain/assessment/sample/sample-plan";
import { sampleAnswers } from "./sample-answers";
import { samplePlan } from "./sample-plan";

test("the German sample has answered the questions of the English one, and every text in other words", () => {
  for (const key of stepKeys) {
    const entries = entriesOf(key, sampleAnswers);
    expect(entries).toHaveLength(entriesOf(key, english).length);
    entriesOf(key, english).forEach((said, nth) => {
      for (const { question } of visibleQuestions(stepOf(key), said)) {
        const [one, other] = [answerTo(question, said), answerTo(question, entries[nth])];
        const isTyped = ["text", "long-text", "list"].includes(question.kind);
        if (isTyped && one !== undefined) expect(other, question.id).not.toEqual(one);
        else expect(other, question.id).toEqual(one);
      }
    });
  }
});

test("the German sample plan deals with its answers as the English one does", () => {
  const plan = readPlan(samplePlan);
  const itemsOf = (text: string) => readPlan(text).sections.map(({ id, items }) => [id, items.map(({ kind }) => kind)]);
  expect(plan.sections.map(({ id }) => id)).toEqual(planSections.map(({ id }) => id));
  expect(itemsOf(samplePlan)).toEqual(itemsOf(englishPlan));
  const resolve = referenceResolver(sampleAnswers);
  const named = plan.sections.flatMap(({ items }) => items.flatMap(({ references }) => references));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((reference) => resolve(reference) === undefined)).toEqual([]);
  const checked = checkDiagnosis(samplePlan, gapProfile(sampleAnswers).gaps, sampleAnswers);
  const { unmet, trainedAnyway, unusedFacts } = checked ?? {};
  expect([checked?.pressing.length, unmet, trainedAnyway, unusedFacts]).toEqual([8, [], [], []]);
  expect(methodShares(plan).map(({ percent }) => percent)).toEqual([50, 30, 20]);
});
