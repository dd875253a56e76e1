import { expect, test } from "vitest";
import type { ProgressData } from "../answers/answers";
import { aTeam, fullAnswers } from "../answers/answers.fixture";
import { gapProfile } from "../gap-profile/gap-profile";
import { aPlanText } from "../plan/plan.fixture";
import { sampleAnswers } from "../sample/sample-answers";
import { samplePlan } from "../sample/sample-plan";
import { pageContents } from "./one-page";

function contentsOf(answers: ProgressData, text?: string, generatedAt?: Date) {
  return pageContents({
    plan: text === undefined ? undefined : { text, generatedAt },
    gaps: gapProfile(answers).gaps,
    answers,
  });
}

test("the decisions are the plan's, for the most pressing gaps, each gap once", () => {
  const { decisions } = contentsOf(sampleAnswers, samplePlan);
  expect(decisions.map(({ title }) => title)).toEqual([
    "Who decides (Delivery)",
    "The two old ovens (Ovens)",
    expect.any(String),
  ]);
  expect(decisions[0]?.says).toMatch(/^owner, dispatch and two drivers settle it/);
});

test("without a plan the decisions are the gaps that training does not close, by subject", () => {
  const teams = [
    aTeam({ empowerment: "1" }),
    aTeam({ teamName: "Care", empowerment: "2" }),
    aTeam({ teamName: "Shop" }),
  ];
  expect(contentsOf({ "2": { teams } })).toEqual({
    decisions: [{ title: "Empowerment: 2 teams", says: "" }],
    dates: [],
  });
  expect(contentsOf(fullAnswers()).decisions).toHaveLength(3);
});

test("the dates count from the day that the business has named, else from the plan's", () => {
  const days = (answers: ProgressData, generatedAt?: Date) =>
    contentsOf(answers, samplePlan, generatedAt).dates.map(({ when }) => when);
  expect(days(sampleAnswers)).toEqual(["February 1, 2027", "May 2027", "November 2027", "February 2028"]);
  expect(days({}, new Date(2026, 10, 20))[1]).toBe("February 2027");
  expect(days({})).toEqual(["Months 1 to 3", "Months 4 to 9", "Months 10 to 12"]);
});

test("a plan whose phases tell no months has its phases as they are called", () => {
  const timeline = "- **First:** Pilot.\n- **Then:** Roll out.";
  expect(contentsOf({}, aPlanText("", { timeline })).dates).toEqual([
    { when: "First", what: "Pilot." },
    { when: "Then", what: "Roll out." },
  ]);
});
