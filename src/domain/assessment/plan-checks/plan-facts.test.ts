import { expect, test } from "vitest";
import { aTeam, withFacts } from "../answers/answers.fixture";
import type { ProgressData } from "../answers/answers";
import { gapProfile } from "../gap-profile/gap-profile";
import { aPlanText } from "../plan/plan.fixture";
import { checkDiagnosis } from "./check-diagnosis";
import { diagnosisProblem, sectionsToRepair } from "./diagnosis-repair";
import { factsText } from "./facts-text";
import { findingsInWords } from "./findings-in-words";

const answers = withFacts({ "2": { teams: [aTeam()] } });

function check(changes: Parameters<typeof aPlanText>[1], given: ProgressData = answers) {
  const checked = checkDiagnosis(aPlanText("[answers: 4.siteCount]", changes), gapProfile(given).gaps, given);
  if (!checked) throw new Error("this plan cannot be held to anything");
  return checked;
}

test("methods and timeline go by the people and the hours that the business has given", () => {
  const people = "- For 85 people. [answers: 4.peopleCount]";
  const hours = "- Two to four hours a month. [answers: 4.trainingHours]";
  expect(findingsInWords(check({ methods: people, timeline: hours }))).toEqual([]);
  const elsewhere = check({ methods: hours, priorities: people });
  expect(findingsInWords(elsewhere)).toEqual([
    "Delivery methods and timeline do not go by what was said: How many people work in your organization? 85.",
  ]);
  expect(sectionsToRepair(elsewhere)).toEqual(["methods", "timeline"]);
  expect(diagnosisProblem(elsewhere)).toContain("85 [answers: 4.peopleCount].");
});

test("a plan is held to no fact that nobody has given", () => {
  expect(findingsInWords(check({}, { ...answers, "4": { siteCount: "2" } }))).toEqual([]);
});

test("the writer of a plan is told which facts to name, and which are missing", () => {
  expect(factsText(answers)).toBe(
    'Under "Delivery methods" or "Timeline" an item names the people or the hours and has its mark: [answers: 4.peopleCount], [answers: 4.trainingHours].',
  );
  const half: ProgressData = { "2": { teams: [aTeam({ teamName: "Care\n- [x]" })] }, "4": { peopleCount: "85" } };
  const lines = factsText(half).split("\n");
  expect(lines).toContain("- How many people are in this team? (Care - x)");
  expect(lines).toContain("- How much time can each person give to training in a month?");
  expect(lines).not.toContain("- How many people work in your organization?");
});
