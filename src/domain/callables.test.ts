import { expect, test } from "vitest";
import type { TeamAnswers } from "./assessment/answers/answers";
import { aTroubledTeam, fullAnswers } from "./assessment/answers/answers.fixture";
import { answerBounds, progressData } from "./assessment/answers/answers-schema";
import { assemblePrompt } from "./assessment/plan/prompt";
import { callables, longestPrompt } from "./callables";
import { assessmentMessages } from "./assessment/words";

const { request } = callables.generateTrainingPlan;
const document = 1024 * 1024;

/** Line breaks make the most of a prompt for each character that is stored. */
const longestText = "a\n".repeat(answerBounds.text / 2);

/** Returns the most teams, each with the longest answers that its bytes may take. */
function wordyTeams(bytes: number): TeamAnswers[] {
  const entries = Object.keys(aTroubledTeam()).filter((field) => /FollowUp$|Feedback$/.test(field));
  let left = bytes;
  return Array.from({ length: answerBounds.teams }, () => {
    const texts = entries.map((field) => {
      const text = longestText.slice(0, left);
      left -= text.length;
      return [field, text];
    });
    return aTroubledTeam(Object.fromEntries(texts) as TeamAnswers);
  });
}

test("a plan can be asked for with the longest answers that a business can give", () => {
  const answers = { ...fullAnswers(), "2": { teams: wordyTeams(document) } };
  expect(progressData.parse(answers)).toEqual(answers);
  const prompt = assemblePrompt(answers);
  expect(prompt.length).toBeGreaterThan(2 * document);
  expect(request.safeParse({ prompt }).error?.issues).toBeUndefined();
});

test("a prompt beyond all answers is refused in a sentence, and not by the name of its field", () => {
  const refused = request.safeParse({ prompt: "p".repeat(longestPrompt + 1) });
  expect(refused.error?.issues).toMatchObject([{ path: [], message: assessmentMessages.planTooLong }]);
});
