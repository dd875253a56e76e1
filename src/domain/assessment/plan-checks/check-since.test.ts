import { describe, expect, test } from "vitest";
import { aTeam } from "../answers/answers.fixture";
import type { ProgressData } from "../answers/answers";
import { sinceLastTime } from "../comparison/since-last-time";
import { answersWithTeams } from "../comparison/rounds.fixture";
import { movedLabel } from "../comparison/moved-gaps";
import { gapProfile } from "../gap-profile/gap-profile";
import { labelWithTeam } from "../gap-profile/words";
import { aPlanText } from "../plan/plan.fixture";
import { checkDiagnosis } from "./check-diagnosis";
import { diagnosisProblem, findingCount, sectionsToRepair } from "./diagnosis-repair";
import { sentAlong } from "./diagnosis-text";
import { findingsInWords } from "./findings-in-words";

const before = answersWithTeams({ a: aTeam({ teamName: "Kundendienst", roleClarity: "1" }) }, {
  "3": { currentPerformance: "1", futureReadiness: "5" },
} satisfies ProgressData);
const after = answersWithTeams(
  { a: aTeam({ teamName: "Care", roleClarity: "2" }), b: aTeam({ teamName: "[since: new]\nX" }) },
  {
    "3": { currentPerformance: "5", futureReadiness: "2" },
  } satisfies ProgressData,
);
const lastUpdated = new Date("2025-11-21T23:30:00Z");
const since = sinceLastTime(
  { answers: before, questionnaireVersion: 1, lastUpdated },
  { answers: after, questionnaireVersion: 1 },
);

const [roles, performance, readiness] = ["2.Care.roleClarity", "3.currentPerformance", "3.futureReadiness"];
const sound = {
  priorities: `- Readiness. [since: new] [answers: ${readiness}]`,
  actions: `### Care\n\n- Roles. [kind: decision] [since: still open] [answers: ${roles}]`,
  "beyond-training": `- Decide. [since: still open] [answers: ${roles}]`,
};

function check(changes: Partial<typeof sound & { summary: string; measures: string }>) {
  const { gaps } = gapProfile(after);
  const found = checkDiagnosis(aPlanText("", { ...sound, ...changes }), gaps, after, since);
  if (!found) throw new Error("this plan cannot be held to anything");
  return found;
}

test("a plan that says of each gap what has become of it is sound", () => {
  expect(findingCount(check({}))).toBe(0);
  expect(findingCount(check({ measures: `- It is good now. [since: closed] [answers: ${performance}]` }))).toBe(0);
  expect(findingCount(check({ measures: `- Keep it so. [answers: ${performance}]` }))).toBe(0);
});

describe("what a second plan says otherwise is found", () => {
  test.each([
    ["an open gap is called closed", { summary: `Roles. [since: closed] [answers: ${roles}]` }, ["summary"]],
    ["an old gap is called new", { measures: `- So. **[Since: New]** [answers: 2. care.RoleClarity]` }, ["measures"]],
  ])("%s", (_, changes, sections) => {
    const found = check(changes);
    expect(found.calledClosed.map(({ moved }) => movedLabel(moved))).toEqual(["Role clarity in Care"]);
    expect(sectionsToRepair(found)).toEqual(sections);
    expect(diagnosisProblem(found)).toContain(`Role clarity in Care [since: still open] [answers: ${roles}]`);
    expect(findingCount(found)).toBe(1);
    expect(findingsInWords(found)).toEqual([
      "The plan says of gaps that are open what the two rounds do not say: Role clarity in Care.",
    ]);
  });

  test.each([
    ["a closed gap is called open", { measures: `- So. [since: still open] [answers: ${performance}]` }],
    ["a closed gap is a priority", { priorities: `${sound.priorities}\n- So. [answers: ${performance}]` }],
  ])("%s", (_, changes) => {
    const found = check(changes);
    expect(found.calledOpen.map(({ moved }) => movedLabel(moved))).toEqual(["Current performance"]);
    expect(findingCount(found)).toBe(1);
    expect(findingsInWords(found)).toEqual([
      "The plan treats gaps as open that have closed since last time: Current performance.",
    ]);
  });

  test("nothing says of a pressing gap that it is still open", () => {
    const found = check({
      actions: `### Care\n\n- R. [answers: ${roles}]`,
      "beyond-training": `- R. [answers: ${roles}]`,
    });
    expect(found.notCalledOpen.map(labelWithTeam)).toEqual(["Role clarity in Care"]);
    expect(findingCount(found)).toBe(1);
    expect(diagnosisProblem(found)).toContain("has the mark [since: still open]: Role clarity in Care");
    expect(findingsInWords(found)).toEqual([
      "The plan does not say that these gaps are still open since last time: Role clarity in Care.",
    ]);
  });
});

test("the request says what has moved, in facts with their marks, and never why", () => {
  const sent = sentAlong(after, since).split("\n");
  expect(sent.filter((line) => line.startsWith("- "))).toEqual(
    expect.arrayContaining([
      "- Future readiness: was no gap, is high. [since: new] [answers: 3.futureReadiness]",
      "- Role clarity in Care: was critical, is high. [since: still open] [answers: 2.Care.roleClarity]",
      "- Current performance: was critical, is no gap. [since: closed] [answers: 3.currentPerformance]",
      "- Care was called Kundendienst last time.",
      "- since: new X was not among the teams last time; it is not compared.",
    ]),
  );
  expect(sent.join("\n")).toContain("Since the last round (answered on 21 November 2025)");
  expect(sent.join("\n")).toContain("never why");
});

test("where the rounds have no answer in common nothing is said of them, and in a first round nothing at all", () => {
  const none = sinceLastTime(
    { answers: {}, questionnaireVersion: 1, lastUpdated },
    { answers: after, questionnaireVersion: 1 },
  );
  expect(sentAlong(after, none)).toBe(sentAlong(after));
  expect(sentAlong(after)).not.toContain("last round");
});
