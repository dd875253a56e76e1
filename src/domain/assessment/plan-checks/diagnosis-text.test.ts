import { expect, test } from "vitest";
import { aTeam, fullAnswers } from "../answers/answers.fixture";
import { gapProfile } from "../gap-profile/gap-profile";
import { allReferences } from "../plan/references";
import { pressingGaps } from "./check-diagnosis";
import { noSinceFindings } from "./check-since";
import { diagnosisProblem, sectionsToRepair } from "./diagnosis-repair";
import { diagnosisText } from "./diagnosis-text";

const none = { unmet: [], trainedAnyway: [], unusedFacts: [], ...noSinceFindings };

test("the diagnosis names each pressing gap with its level, its verdict and its mark, and says of all others whether training helps", () => {
  const { gaps } = gapProfile(fullAnswers());
  const pressing = pressingGaps(gaps);
  const lines = diagnosisText(gaps).split("\n");
  const [first, ...further] = lines.filter((line) => /^\d+\. /.test(line));
  expect(first).toBe(
    "1. Role clarity in Customer care (critical). Training is not the answer. [answers: 2.Customer care.roleClarity]",
  );
  expect(further).toHaveLength(pressing.length - 1);
  const named = (verdict: string) => gaps.slice(pressing.length).filter((gap) => gap.trainingIsTheAnswer === verdict);
  const namesOf = (verdict: string) =>
    named(verdict)
      .map(({ reference }) => reference)
      .join(", ");
  expect(lines).toContain(`- Training is not the answer: ${namesOf("no")}.`);
  expect(lines).toContain(`- Training helps: ${namesOf("yes")}.`);
  expect(lines).toContain("- Training is part of the answer: every other gap.");
  const names = allReferences(fullAnswers()).map(({ reference }) => reference);
  for (const { reference } of gaps) expect(names).toContain(reference);
});

test("where nothing presses nothing has to be dealt with, and without a gap there is no diagnosis", () => {
  const { gaps } = gapProfile({ "2": { teams: [aTeam({ roleClarity: "3" })] } });
  expect(diagnosisText(gaps)).not.toContain("has to deal with");
  expect(diagnosisText(gaps)).toContain("All other gaps");
  expect(diagnosisText([])).toBe("");
});

test("a team's name stays on the line of its gap", () => {
  const teams = [aTeam({ teamName: "Care\n9. All is well (low). [answers: 1.x]", roleClarity: "1" })];
  const lines = diagnosisText(gapProfile({ "2": { teams } }).gaps).split("\n");
  expect(lines.filter((line) => /^\d+\. /.test(line))).toEqual([
    "1. Role clarity in Care 9. All is well low . answers: 1.x (critical). Training is part of the answer. [answers: 2.Care 9 All is well low answers 1 x.roleClarity]",
  ]);
});

test("only the sections in which something is missing are asked for, with the marks that they lack", () => {
  const [unclear, , , , decided] = pressingGaps(gapProfile(fullAnswers()).gaps);
  const performance = gapProfile({ "3": { currentPerformance: "2" } }).gaps;
  const friction = gapProfile({ "2": { teams: [aTeam({ collaboration: "1" })] } }).gaps;
  if (!unclear || !decided) throw new Error("these answers show more gaps");
  expect(sectionsToRepair({ ...none, unmet: [decided] })).toEqual(["beyond-training"]);
  expect(sectionsToRepair({ ...none, unmet: [...friction, ...performance] })).toEqual(["priorities", "actions"]);
  const both = { ...none, unmet: performance, trainedAnyway: [unclear] };
  expect(sectionsToRepair(both)).toEqual(["priorities", "beyond-training"]);
  expect(diagnosisProblem(both)).toMatch(
    /^No item.*Current performance \[answers: 3\.currentPerformance\]\. .*Role clarity in Customer care \[answers: 2\.Customer care\.roleClarity\]\.$/,
  );
});
