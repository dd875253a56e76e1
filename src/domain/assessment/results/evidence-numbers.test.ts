import { expect, test } from "vitest";
import { fullAnswers } from "../answers/answers.fixture";
import { readPlan } from "../plan/plan";
import { aPlanText } from "../plan/plan.fixture";
import { referenceResolver } from "../plan/references";
import { evidenceNumbers } from "./evidence-numbers";

test("answers are numbered as they are first named, those of quotes and those that lead nowhere are not", () => {
  const plan = readPlan(
    aPlanText("", {
      summary: "- “Spoilage in summer.” [answers: 1.productSatisfaction]",
      priorities: "- One. [answers: 0.kpiList, 9.nowhere]\n- Two. [answers: 1.customerSatisfaction, 0.KPILIST]",
    }),
  );
  expect([...evidenceNumbers(plan, referenceResolver(fullAnswers()))]).toEqual([
    ["0.kpiList", 1],
    ["1.customerSatisfaction", 2],
  ]);
});
