import { expect, test } from "vitest";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { allReferences } from "../../../src/domain/assessment/plan/references";
import { planRequest } from "./plan-prompt";

test("a plan is asked for with each answer's name behind its question, once, in 4,300 tokens for all answers", () => {
  const messages = planRequest(fullAnswers());
  const asked = messages.map(({ content }) => content as string).join("\n");
  for (const { reference } of allReferences(fullAnswers()))
    expect(asked.split(`[${reference}]\nAnswer:`), reference).toHaveLength(2);
  // It was 6,900 with a list of the names, and 5,283 with the ends of every rating and a line for every gap.
  expect(asked.length / 4).toBeLessThan(4_300);
});
