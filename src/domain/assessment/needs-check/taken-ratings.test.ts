import { expect, test } from "vitest";
import { answersToChange, withChanges, withoutIds } from "../answers/field-changes";
import { questionOf, stepOf } from "../questionnaire/questionnaire";
import { givenEarlier, takenIn, takenTeam } from "./given-earlier";
import { asProgress, needsCheckQuestions } from "./needs-check";
import { firstAnswers } from "./taken-ratings";
import { needsCheckWords } from "./words";

const ratings = Object.fromEntries(needsCheckQuestions.map(({ key }, nth) => [key, String((nth % 5) + 1)]));
const take = (given: Record<string, string>, stored: unknown = {}) => {
  const before = answersToChange(stored);
  return withChanges(before, firstAnswers(given, before));
};

test("each rating becomes the answer to its own question, and those of a team become a team's", () => {
  const { "2": team, ...company } = withoutIds(take(ratings));
  const { "2": checked, ...expected } = asProgress(ratings);
  expect(company).toEqual(expected);
  expect(team).toEqual({ teams: [{ ...checked?.teams?.[0], teamName: "Your team" }] });
  expect(checked?.teams?.[0]).toHaveProperty("teamName", needsCheckWords.team);
});

test("what is not rated, or is no rating of its question, changes nothing", () => {
  expect(take({})).toEqual({});
  expect(take({ "0.visionConfidence": "unknown" })).toEqual({ "0": { visionConfidence: "unknown" } });
  expect(take({ "0.strategicObjectives": "unknown", "1.trendInfluence": "2", "2.roleClarity": "6" })).toEqual({});
});

test("an answer that is there stays, also in the team; the team is added once", () => {
  const answered = { "0": { visionConfidence: "5" }, "1": { supportAreas: { Technology: "4" } } };
  expect(take(ratings, answered)).toMatchObject({
    "0": { visionConfidence: "5", strategicObjectives: "2" },
    "1": { supportAreas: { Processes: "5", Technology: "4" } },
  });
  const renamed = { id: takenTeam, teamName: "Dispatch", roleClarity: "4" };
  const { "2": team } = take(ratings, { "2": { teams: [renamed, { id: "z", teamName: "Sales" }] } });
  expect(team).toEqual({
    teams: [
      { ...renamed, objectiveClarity: ratings["2.objectiveClarity"], collaboration: ratings["2.collaboration"] },
      { id: "z", teamName: "Sales" },
    ],
  });
  expect(firstAnswers(ratings, take(ratings))).toEqual([]);
});

test("an answer is marked for as long as it is the rating that was taken over", () => {
  const question = questionOf(stepOf("1"), "supportAreas.Processes");
  if (!question) throw new Error("There is no such question.");
  const taken = takenIn("1", { "1.supportAreas.Processes": "2", "0.visionConfidence": "2" });
  expect(givenEarlier(question, "2", taken)).toBe("Given earlier, in your needs check");
  expect(givenEarlier(question, "3", taken)).toBeUndefined();
  expect(givenEarlier(question, undefined, taken)).toBeUndefined();
  expect(givenEarlier(question, "2", takenIn("0", { "0.visionConfidence": "2" }))).toBeUndefined();
  expect(givenEarlier(question, "2")).toBeUndefined();
});
