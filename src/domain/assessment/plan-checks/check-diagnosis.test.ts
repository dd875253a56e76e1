import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { aTeam, fullAnswers, halfAnswers } from "../answers/answers.fixture";
import type { ProgressData } from "../answers/answers";
import { gapProfile } from "../gap-profile/gap-profile";
import { labelWithTeam } from "../gap-profile/words";
import { plainPlan } from "../plan/plan";
import { aPlanText } from "../plan/plan.fixture";
import { checkDiagnosis, type DiagnosisCheck } from "./check-diagnosis";
import { findingsInWords, gapNames, placeInWords } from "./findings-in-words";

const recordings = new URL("../../../../tests/recordings/models/", import.meta.url);

function check(text: string, answers: ProgressData): DiagnosisCheck {
  const checked = checkDiagnosis(text, gapProfile(answers).gaps, answers);
  if (!checked) throw new Error("this plan cannot be held to anything");
  return checked;
}

/** One gap to which training is not the answer, and one to which it is a part of it. */
const twoGaps: ProgressData = {
  "1": { competitiveAdvantage: "2" },
  "2": { teams: [aTeam({ teamName: "Care", roleClarity: "2" })] },
};
const advantage = "[answers: 1.competitiveAdvantage]";
const roles = "[answers: 2.Care.roleClarity]";

describe("a plan that was recorded", () => {
  const text = readFileSync(new URL("plan-careless.md", recordings), "utf8");
  const byHand = JSON.parse(readFileSync(new URL("plan-careless.diagnosis.json", recordings), "utf8")) as {
    pressing: { gap: string; dealtWithIn: string[] }[];
    trainedAnyway: string[];
  };
  const found = check(text, fullAnswers());

  test("deals with the gaps that a person found it to deal with, where that person found it, and with no others", () => {
    const pressing = found.pressing.map((gap) => ({
      gap: labelWithTeam(gap),
      dealtWithIn: found.placesOf(gap).map(placeInWords),
    }));
    expect(pressing).toEqual(byHand.pressing);
    const unmet = byHand.pressing.filter(({ dealtWithIn }) => dealtWithIn.length === 0);
    expect(found.unmet.map(labelWithTeam)).toEqual(unmet.map(({ gap }) => gap));
  });

  test("trains the gaps that a person found it to train although training is not the answer", () => {
    expect(found.trainedAnyway.map(labelWithTeam)).toEqual(byHand.trainedAnyway);
  });

  test("is told so in sentences", () => {
    expect(findingsInWords(found)).toEqual([
      "Of the most pressing, 3 of 8 gaps are not dealt with: Communication of the strategy, Market adaptability, Current performance.",
      "3 gaps are trained that need a decision first, and the plan names no decision: Role clarity in Customer care, Role clarity in Warehouse, Processes.",
    ]);
  });
});

describe("a gap is dealt with", () => {
  test.each([
    ["by an item of any list", { methods: `- So. ${roles}` }, "Delivery methods, 1"],
    ["under a team's name", { actions: `### Care\n\n- One.\n- Two. ${roles}` }, "Actions for each team, Care, 2"],
    ["however its mark is written", { timeline: "- Soon. **[Answer: 2. care.RoleClarity]**" }, "Timeline, 1"],
  ])("%s", (_, changes, place) => {
    const { pressing, unmet, placesOf } = check(aPlanText(advantage, changes), twoGaps);
    expect(unmet).toEqual([]);
    expect(
      pressing
        .filter(({ team }) => team !== undefined)
        .flatMap(placesOf)
        .map(placeInWords),
    ).toEqual([place]);
  });

  test.each([
    ["by a sentence of the summary", { summary: `Roles. ${roles}` }],
    ["by what was asked about it below", { priorities: "- Roles. [answers: 2.Care.roleFollowUp]" }],
    ["by the rating of another team", { priorities: "- Roles. [answers: 2.Warehouse.roleClarity]" }],
  ])("not %s", (_, changes) => {
    expect(gapNames(check(aPlanText(advantage, changes), twoGaps).unmet)).toBe("Role clarity in Care");
  });

  test("that is no more than medium, or the ninth, need not be", () => {
    expect(check(aPlanText("[answers: 1.customerSatisfaction]"), halfAnswers()).pressing).toHaveLength(2);
    expect(check(aPlanText("[answers: 1.customerSatisfaction]"), fullAnswers()).pressing).toHaveLength(8);
  });
});

describe("a gap to which training is not the answer", () => {
  const unnamed = { "beyond-training": "- Something else." };

  test.each([
    ["an objective", { objectives: `- Win. ${advantage}` }],
    ["a course for a team", { actions: `- Train. [kind: course] ${advantage}` }],
    ["coaching", { actions: `- Train. [Kind: Coaching] ${advantage}` }],
    ["an action of which nobody says what it is", { actions: `- Train. ${advantage}` }],
  ])("is found in %s", (_, changes) => {
    const text = aPlanText(roles, { ...unnamed, ...changes });
    expect(gapNames(check(text, twoGaps).trainedAnyway)).toBe("Competitive advantage");
    const named = aPlanText(roles, { ...changes, "beyond-training": `- Decide. ${advantage}` });
    expect(check(named, twoGaps).trainedAnyway).toEqual([]);
  });

  test.each(["decision", "process", "job aid"])("may have a %s", (kind) => {
    const text = aPlanText(roles, { ...unnamed, actions: `- Do. [kind: ${kind}] ${advantage}` });
    expect(check(text, twoGaps).trainedAnyway).toEqual([]);
  });

  test("is not one to which it is a part of the answer", () => {
    const text = aPlanText(roles, { ...unnamed, priorities: `- Decide. ${advantage}` });
    expect(check(text, twoGaps).trainedAnyway).toEqual([]);
  });
});

test("a plan without the sections, or without a mark, is held to nothing", () => {
  const { gaps } = gapProfile(fullAnswers());
  expect(checkDiagnosis("Train more. [answers: 1.customerSatisfaction]", gaps, fullAnswers())).toBeUndefined();
  expect(checkDiagnosis(plainPlan(aPlanText()), gaps, fullAnswers())).toBeUndefined();
});
