// A sample of what tests/torture does at length.
import fc from "fast-check";
import { test } from "vitest";
import { answerActions, runActions, type AnswerAction } from "../../support/assessment/answer-actions";
import { answersEnvironment } from "../../support/assessment/answers-environment";

const currentEnvironment = answersEnvironment("answers-kept");

test("no answer is lost, whatever happens to the tab and its connection", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(answerActions(1), { minLength: 40, maxLength: 40 }), (day) =>
      runActions(currentEnvironment(), 1, day),
    ),
    { numRuns: 3 },
  );
});

test("two tabs lose no field to each other", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(answerActions(2), { minLength: 60, maxLength: 60 }), (day) =>
      runActions(currentEnvironment(), 2, day),
    ),
    { numRuns: 2 },
  );
});

test("a follow-up typed offline about one team and ratings of others in another window are all kept", async () => {
  const rating = (nth: number, question: string): AnswerAction => ({
    do: "change team",
    tab: 1,
    nth,
    path: [question],
    value: "2",
  });
  const isHeard: AnswerAction = { do: "wait", tab: 1, milliseconds: 500 };
  await runActions(currentEnvironment(), 2, [
    { do: "add team", tab: 0, name: "Sales" },
    { do: "add team", tab: 0, name: "Warehouse" },
    { do: "add team", tab: 0, name: "Dispatch" },
    isHeard,
    { do: "go offline", tab: 0 },
    { do: "change team", tab: 0, nth: 1, path: ["roleFollowUp"], value: "Nobody says." },
    rating(0, "roleClarity"),
    rating(1, "collaboration"),
    rating(2, "empowerment"),
    isHeard,
    { do: "remove team", tab: 1, nth: 0 },
    { do: "kill", tab: 0 },
    { do: "change team", tab: 0, nth: 0, path: ["roleFollowUp"], value: "Nobody says so." },
  ]);
});

test("ratings of one team that two windows save in the same moment are all kept", async () => {
  const rating = (tab: number, question: string): AnswerAction => ({
    do: "change team",
    tab,
    nth: 0,
    path: [question],
    value: "2",
  });
  const questions = ["objectiveClarity", "roleClarity", "collaboration", "empowerment", "alignment", "communication"];
  await runActions(currentEnvironment(), 2, [
    { do: "add team", tab: 0, name: "Sales" },
    { do: "wait", tab: 1, milliseconds: 500 },
    ...questions.flatMap((question, nth): AnswerAction[] => [
      rating(nth % 2, question),
      { do: "wait", tab: 0, milliseconds: nth % 2 ? 15 : 0 },
    ]),
  ]);
});
