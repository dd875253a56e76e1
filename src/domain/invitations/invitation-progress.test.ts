import { expect, test } from "vitest";
import { fullAnswers } from "../assessment/answers/answers.fixture";
import { stepKeys } from "../assessment/questionnaire/questionnaire";
import { progressOfAnswers } from "./invitation-progress";
import { situationInWords } from "./invitation-in-words";

const saved = new Date("2026-05-01T12:34:56Z");
const later = new Date("2026-05-02T12:34:56Z");

test("the step is the last one in which something is answered, whatever was left out before it", () => {
  const progressData = { "0": { hasMission: "no" }, "2": { teams: [] }, "3": { currentPerformance: "4" }, "4": {} };
  expect(progressOfAnswers({ progressData, lastUpdated: saved })).toEqual({
    step: 4,
    complete: false,
    lastAnswerAt: new Date("2026-05-01T12:30:00Z"),
  });
});

test("an assessment that was only opened has no step and no last answer", () => {
  expect(progressOfAnswers({ progressData: {}, lastUpdated: saved })).toEqual({ step: 0, complete: false });
  expect(progressOfAnswers({})).toEqual({ step: 0, complete: false });
});

test("the time at which every step was first done stays, also while one is opened again", () => {
  const finished = progressOfAnswers({ progressData: fullAnswers(), lastUpdated: saved });
  expect(finished).toMatchObject({ step: 5, complete: true, finishedAt: saved });
  const reopened = { progressData: { ...fullAnswers(), "3": {} }, lastUpdated: later };
  expect(progressOfAnswers(reopened, finished)).toMatchObject({ step: 5, complete: false, finishedAt: saved });
});

test.each([
  ["given at once", { planGeneratedAt: saved, planReleasedAt: saved }, saved, saved],
  ["held", { planHeldAt: later }, later, undefined],
  [
    "held behind one that was given",
    { planGeneratedAt: saved, planReleasedAt: saved, planHeldAt: later },
    later,
    saved,
  ],
  ["released later", { planGeneratedAt: saved, planHeldAt: saved, planReleasedAt: later }, saved, later],
  ["of an older system", { trainingPlan: "A plan" }, saved, saved],
])("a plan that is %s", (_, plan, plannedAt, releasedAt) => {
  const progress = progressOfAnswers({ progressData: fullAnswers(), lastUpdated: saved, ...plan });
  expect([progress.plannedAt, progress.releasedAt]).toEqual([plannedAt, releasedAt]);
});

test("the words know how many steps there are", () => {
  const progress = progressOfAnswers({ progressData: fullAnswers(), lastUpdated: saved });
  const invitation = { businessName: "Northwind", businessEmail: "", invitationCode: "", status: "used" } as const;
  expect(situationInWords({ ...invitation, progress }, saved)).toContain(`${stepKeys.length} steps`);
});
