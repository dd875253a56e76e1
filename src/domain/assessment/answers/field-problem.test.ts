import { expect, test } from "vitest";
import { aTeam, fullAnswers, pathsIn } from "./answers.fixture";
import { getField } from "./field-paths";
import { fieldProblem } from "./field-problem";

test("no field of good answers has a problem", () => {
  const answers = fullAnswers();
  for (const path of pathsIn(answers)) expect(fieldProblem(path, getField(answers, path))).toBeUndefined();
});

test("a text that is too long says so, also under a key with a slash", () => {
  const sentence = "Please use at most 5000 characters.";
  expect(fieldProblem(["0", "missionStatement"], "x".repeat(5001))).toBe(sentence);
  expect(fieldProblem(["1", "supportDetails", "Talent/HR"], "x".repeat(5001))).toBe(sentence);
});

test("one text in one team that is too long holds back the teams, and says why", () => {
  const long = aTeam({ roleClarity: "1", roleFollowUp: "x".repeat(5001) });
  expect(fieldProblem(["2", "teams"], [aTeam(), long])).toBe("Please use at most 5000 characters.");
});

test("a 51st team is refused in words", () => {
  const teams = Array.from({ length: 51 }, () => aTeam());
  expect(fieldProblem(["2", "teams"], teams)).toBe("Please add at most 50 teams.");
});

test("an answer that was taken away is no problem", () => {
  expect(fieldProblem(["0", "missionStatement"], undefined)).toBeUndefined();
});
