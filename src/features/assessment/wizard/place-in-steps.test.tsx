import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { aTeam, fullAnswers } from "../../../domain/assessment/answers/answers.fixture";
import type { StepKey } from "../../../domain/assessment/questionnaire/questionnaire";
import { PlaceInSteps } from "./place-in-steps";

test.each<[string, StepKey, ProgressData, string]>([
  ["before the first answer", "1", {}, "Step 2 of 5 · 0 of 11 · about 3 minutes"],
  [
    "after two answers",
    "0",
    { "0": { hasMission: "yes", missionStatement: "Fresh food." } },
    "Step 1 of 5 · 2 of 9 · about 2 minutes",
  ],
  ["after the last answer", "3", fullAnswers(), "Step 4 of 5 · 8 of 8"],
  ["before the first team", "2", {}, "Step 3 of 5"],
  ["beside a team", "2", { "2": { teams: [aTeam()] } }, "Step 3 of 5 · 9 of 9"],
])("%s one reads where one is, and how much is left", (_, stepKey, answers, sentence) => {
  const { container } = render(<PlaceInSteps stepKey={stepKey} answers={answers} />);
  expect(container.textContent).toBe(sentence);
});
