import { expect, test } from "vitest";
import { fullAnswers } from "../answers/answers.fixture";
import { checkDiagnosis } from "../plan-checks/check-diagnosis";
import { gapProfile } from "../gap-profile/gap-profile";
import { readPlan } from "../plan/plan";
import { aPlanText } from "../plan/plan.fixture";
import { answerToGap, phasesOf, prioritiesOf } from "./plan-at-a-glance";

const answers = fullAnswers();
const { gaps } = gapProfile(answers);
const role = gaps.find(({ reference }) => reference === "2.Warehouse.roleClarity");

test("what a plan does about a gap is its action, before what it only names elsewhere", () => {
  const mark = "[answers: 2.Warehouse.roleClarity]";
  const text = aPlanText("", {
    priorities: `- **Roles.** Who answers for what. ${mark}`,
    measures: `- Ask again. ${mark}`,
    actions: `### Warehouse\n\n- Talk.\n- **One page of roles:** written by the team lead. [kind: job aid] ${mark}`,
  });
  const diagnosis = checkDiagnosis(text, gaps, answers);
  if (!role || !diagnosis) throw new Error("The gap and the diagnosis are missing.");
  expect(answerToGap(readPlan(text), role, diagnosis)).toMatchObject({
    title: "One page of roles",
    says: "written by the team lead.",
    anchor: "plan-item-4-2",
  });
  const unmet = gaps.find(({ reference }) => reference === "0.visionConfidence");
  expect(unmet && answerToGap(readPlan(text), unmet, diagnosis)).toBeUndefined();
});

test("the priorities have a title and what is said behind it", () => {
  const priorities = "1. **Leaders who coach.** Three half-days.\n2. Learn to plan. Then plan.\n";
  expect(prioritiesOf(readPlan(aPlanText("", { priorities })))).toMatchObject([
    { title: "Leaders who coach", says: "Three half-days.", anchor: "plan-item-2-1" },
    { title: "Learn to plan", says: "Then plan.", anchor: "plan-item-2-2" },
  ]);
});

const begun = new Date(2026, 10, 21);

test.each([
  ["### Months 1 to 3: pilot\n\n- Prepare.\n\n### Months 4-9\n\n- Go on.\n\n### Months 10 to 12\n\n- Keep.", 3, "here"],
  ["- **Monate 1–3:** Vorbereiten.\n- **Monate 4–9:** Weiter.\n- **Monate 10–12:** Bleiben.", 3, "here"],
  ["- **Week 1 to 2:** Prepare.\n- **Week 3 to 6:** Go on.", 2, "open"],
  ["- Soon.", 1, "open"],
])("the year is a row of phases, and one sees where one is where they are months: %j", (timeline, count, state) => {
  const phases = phasesOf(readPlan(aPlanText("", { timeline })), begun, new Date(2027, 1, 1));
  expect(phases).toHaveLength(count);
  expect(phases.map((phase) => phase.state)).toEqual(
    state === "open" ? phases.map(() => "open") : ["done", "here", "open"],
  );
});
