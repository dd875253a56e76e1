import { expect, test } from "vitest";
import { aTeam, fullAnswers } from "../answers/answers.fixture";
import { gapProfile } from "../gap-profile/gap-profile";
import { verdictInWords, verdictShares } from "./verdict";

const { gaps } = gapProfile(fullAnswers());

test("the shares add up to all gaps and say what they are about, each thing once", () => {
  const shares = verdictShares(gaps);
  expect(shares.map(({ training }) => training)).toEqual(["yes", "partly", "no"]);
  expect(shares.reduce((sum, { count }) => sum + count, 0)).toBe(gaps.length);
  for (const { about } of shares) expect(new Set(about).size).toBe(about.length);
  expect(verdictShares([])).toEqual([]);
});

test("the verdict says how many gaps there are, how many need training alone and how many a decision", () => {
  const [yes, , no] = verdictShares(gaps);
  expect(verdictInWords(gaps)).toBe(
    `${gaps.length} gaps. ${yes?.count} need training alone, ${no?.count} need a decision first.`,
  );
});

test("one gap, and none, have sentences of their own", () => {
  expect(verdictInWords([])).toBe("Nothing that was rated shows a gap.");
  const resources = gapProfile({ "2": { teams: [aTeam({ resourceAdequacy: "1" })] } });
  expect(verdictInWords(resources.gaps)).toBe("1 gap. It needs a decision first.");
  const customers = gapProfile({ "1": { customerSatisfaction: "2" } });
  expect(verdictInWords(customers.gaps)).toBe("1 gap. It needs training alone.");
});
