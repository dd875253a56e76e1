import { expect, test } from "vitest";
import { aTroubledTeam } from "../../../../domain/assessment/answers/answers.fixture";
import { tabStore } from "../../../../browser/storage";
import { storedKeys } from "../../../../browser/stored-keys";
import { storedValue } from "../../../../browser/stored-value";
import { describedTeam } from "./described-team";

const key = `${storedKeys.teamDraft}code` as const;
const draft = storedValue(tabStore, key, describedTeam);

test("a team that is being described is read as it was typed, also where it is too long to be added", () => {
  for (const team of [
    aTroubledTeam(),
    { teamName: "Sales", roleClarity: "1", roleFollowUp: "x".repeat(5001) },
    { teamName: "Sales", trainingNeeds: "yes", trainingSkills: ["a skill", "x".repeat(501)] },
    { trainingSkills: Array.from({ length: 31 }, (_, nth) => `skill ${nth}`) },
  ]) {
    draft.write(team);
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
  tabStore.setItem(key, JSON.stringify(kept));
  expect(draft.read()).toEqual({ roleFollowUp: "Nobody says." });
});

test.each(["", "no JSON", "null", '["Sales"]', "5"])("where %s stands there is no team", (kept) => {
  tabStore.setItem(key, kept);
  expect(draft.read()).toBeUndefined();
});
