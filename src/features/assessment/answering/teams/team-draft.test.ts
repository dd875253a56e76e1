import { expect, test } from "vitest";
import { aTroubledTeam } from "../../../../domain/assessment/answers/answers.fixture";
import { teamDraft } from "./team-draft";

function aStore(kept?: string) {
  const entries = new Map(kept === undefined ? [] : [["assessment-team:code", kept]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

test("a team that is being described is read as it was typed, also where it is too long to be added", () => {
  const draft = teamDraft(aStore(), "code");
  for (const team of [
    aTroubledTeam(),
    { teamName: "Sales", roleClarity: "1", roleFollowUp: "x".repeat(5001) },
    { teamName: "Sales", trainingNeeds: "yes", trainingSkills: ["a skill", "x".repeat(501)] },
    { trainingSkills: Array.from({ length: 31 }, (_, nth) => `skill ${nth}`) },
  ]) {
    draft.keep(team);
    expect(draft.read()).toEqual(team);
  }
});

test("what no question asks for, or is no answer to it, is left out", () => {
  const kept = {
    teamName: 5,
    roleFollowUp: "Nobody says.",
    trainingSkills: ["a", 1],
    collaboration: ["3"],
    shoeSize: "44",
  };
  expect(teamDraft(aStore(JSON.stringify(kept)), "code").read()).toEqual({ roleFollowUp: "Nobody says." });
});

test.each([undefined, "no JSON", "null", '["Sales"]', "5"])("where %s stands there is no team", (kept) => {
  expect(teamDraft(aStore(kept), "code").read()).toEqual({});
});
