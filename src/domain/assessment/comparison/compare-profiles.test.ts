import { describe, expect, test } from "vitest";
import { aTeam, aTroubledTeam, fullAnswers } from "../answers/answers.fixture";
import type { ProgressData } from "../answers/answers";
import { compareProfiles, type Movement } from "./compare-profiles";
import { answersWithTeams, theComparison } from "./rounds.fixture";
import { roundProfile } from "./round-profile";

const rated = (currentPerformance: "1" | "2" | "3" | "4" | "5"): ProgressData => ({ "3": { currentPerformance } });

test.each<[Parameters<typeof rated>[0], Parameters<typeof rated>[0], Movement | undefined, number | undefined]>([
  ["2", "4", "closed", 0.5],
  ["1", "3", "smaller", 0.5],
  ["2", "2", "same", 0],
  ["3", "1", "wider", -0.5],
  ["5", "3", "new", -0.5],
  ["5", "4", undefined, undefined],
])("a rating of %s that is %s now is %s", (before, after, movement, difference) => {
  const { gaps, areas } = theComparison(rated(before), rated(after));
  expect(gaps.map((gap) => [gap.movement, gap.difference])).toEqual(movement ? [[movement, difference]] : []);
  const performance = areas.find(({ axis }) => axis === "performance");
  expect(performance).toMatchObject({ before: (Number(before) - 1) / 4, after: (Number(after) - 1) / 4, compared: 1 });
});

test("where 5 is bad, a lower rating is a smaller gap", () => {
  const [gap] = theComparison({ "3": { gapAnalysis: "5" } }, { "3": { gapAnalysis: "3" } }).gaps;
  expect(gap).toMatchObject({ movement: "smaller", difference: 0.5 });
});

test("what did not exist and exists now has moved by what it is rated", () => {
  const now = { hasMission: "yes", missionClarity: "3" } as const;
  const [gap] = theComparison({ "0": { hasMission: "no" } }, { "0": now }).gaps;
  expect(gap).toMatchObject({ indicator: "missionClarity", movement: "smaller", difference: 0.5 });
});

describe("an answer that one round lacks", () => {
  test("is no change, either way", () => {
    const [none, one] = [{}, rated("1")];
    expect(theComparison(none, one)).toMatchObject({ gaps: [], compared: 0, notComparable: [{ why: "only now" }] });
    expect(theComparison(one, none)).toMatchObject({ gaps: [], compared: 0, notComparable: [{ why: "only before" }] });
    expect(
      theComparison(none, one).areas.every(({ before, after }) => before === undefined && after === undefined),
    ).toBe(true);
  });

  test("is not spoken of where both lack it", () => {
    expect(theComparison({}, {}).notComparable).toEqual([]);
  });

  test("does not move its area, which is read from what both have", () => {
    const before: ProgressData = { "3": { currentPerformance: "3", futureReadiness: "1" } };
    const performance = theComparison(before, rated("3")).areas.find(({ axis }) => axis === "performance");
    expect(performance).toMatchObject({ before: 0.5, after: 0.5, compared: 1 });
  });
});

describe("the teams", () => {
  const before = answersWithTeams({
    a1: aTroubledTeam({ teamName: "Delivery" }),
    a2: aTeam({ teamName: "Ovens" }),
    a3: aTroubledTeam({ teamName: "Shop" }),
  });
  const after = answersWithTeams({
    a2: aTeam({ teamName: "Bakery", roleClarity: "2" }),
    a1: aTroubledTeam({ teamName: "Delivery", roleClarity: "4" }),
    b1: aTroubledTeam({ teamName: "Shop" }),
  });
  const { teams, gaps, notComparable } = theComparison(before, after);

  test("are the same by their ids, whatever they are called and wherever they stand", () => {
    expect(teams.inBoth.map(({ id }) => id)).toEqual(["a1", "a2"]);
    expect(teams.renamed).toEqual([{ id: "a2", before: "Ovens", after: "Bakery" }]);
    const inBakery = gaps.filter(({ team }) => team?.id === "a2");
    expect(inBakery.map(({ indicator, movement }) => [indicator, movement])).toEqual([["roleClarity", "new"]]);
  });

  test("that are new or gone are listed, also under a name that is there again, and their gaps have not moved", () => {
    expect(teams.added).toEqual([{ id: "b1", name: "Shop" }]);
    expect(teams.removed).toEqual([{ id: "a3", name: "Shop" }]);
    expect(gaps.filter(({ team }) => team !== undefined && team.id !== "a1" && team.id !== "a2")).toEqual([]);
    expect(notComparable).toEqual([]);
  });

  test("of one name are told apart", () => {
    const [weak, strong] = [aTeam({ roleClarity: "1" }), aTeam({ roleClarity: "5" })];
    const moved = theComparison(
      answersWithTeams({ a: weak, b: strong }),
      answersWithTeams({ b: strong, a: weak }),
    ).gaps;
    expect(moved.map(({ team, movement }) => [team?.id, movement])).toEqual([["a", "same"]]);
  });

  test("that were stored before there were ids are the same by their places", () => {
    const older: ProgressData = { "2": { teams: [aTroubledTeam(), aTeam()] } };
    expect(theComparison(older, older)).toMatchObject({ teams: { renamed: [], added: [], removed: [] } });
    expect(theComparison(older, older).teams.inBoth).toHaveLength(2);
  });
});

test("of two versions of the questionnaire only what both ask is compared", () => {
  const [before, after] = [roundProfile(fullAnswers(), 1), roundProfile(fullAnswers(), 2)];
  const olderOne = { ...before, asks: (indicator: string) => indicator !== "vision" };
  const all = compareProfiles(before, after);
  const both = compareProfiles(olderOne, after);
  expect(both.compared).toBe(all.compared - 1);
  expect(both.gaps).toEqual(all.gaps.filter(({ indicator }) => indicator !== "vision"));
  expect(both.notComparable).toEqual([expect.objectContaining({ indicator: "vision", why: "not asked in both" })]);
});
