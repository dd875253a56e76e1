import { expect, test } from "vitest";
import { fullAnswers } from "../answers/answers.fixture";
import { setField } from "../answers/field-paths";
import { gapProfile } from "./gap-profile";
import { coverageInWords } from "./whole-profile-in-words";

test("only a profile in which nothing is open is called complete, and only one of nothing is called empty", () => {
  expect(coverageInWords(gapProfile(fullAnswers()))).toBe("All ratings that this profile reads are given.");
  const nearlyAll = setField(fullAnswers(), ["3", "futureReadiness"], undefined);
  expect(coverageInWords(gapProfile(nearlyAll))).toMatch(/cover 97%/);
  expect(coverageInWords(gapProfile({}))).toMatch(/^No rating has been given yet/);
  expect(coverageInWords(gapProfile({ "3": { currentPerformance: "3" } }))).toMatch(/cover 3%/);
});
