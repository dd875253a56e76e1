import { describe, expect, test } from "vitest";
import { aTeam, fullAnswers, halfAnswers, withFacts } from "./answers.fixture";
import { answeredCounts, anythingAnswered, stepProgress } from "./step-progress";
import { allQuestions, stepKeys, stepOf, visibleQuestions } from "../questionnaire/questionnaire";
import { setField } from "./field-paths";

describe("the progress of a step", () => {
  test.each(stepKeys)("is open before step %s was answered and done once it is", (key) => {
    expect(stepProgress(key, {})).toMatchObject({ progress: "open", answered: 0 });
    expect(stepProgress(key, fullAnswers())).toMatchObject({ progress: "done", unanswered: [] });
  });

  test("is started in between, and names what is missing", () => {
    const { progress, answered, unanswered } = stepProgress("1", halfAnswers());
    expect(progress).toBe("started");
    expect(answered).toBe(4);
    expect(unanswered.map(({ question }) => question.id)).toContain("trendInfluence");
    expect(unanswered.map(({ question }) => question.id)).not.toContain("trendDetails");
  });

  test("is done without the follow-ups that nothing reveals", () => {
    const answers = {
      "3": { currentPerformance: "4", gapAnalysis: "2", opportunityAssessment: "3", futureReadiness: "5" },
    } as const;
    expect(stepProgress("3", answers).progress).toBe("done");
    expect(stepProgress("3", setField(answers, ["3", "gapAnalysis"], "4")).unanswered).toHaveLength(1);
  });

  test("names the team in which an answer is missing", () => {
    const incomplete = setField(aTeam(), ["collaboration"], undefined);
    const { progress, unanswered } = stepProgress("2", { "2": { teams: [aTeam(), incomplete] } });
    expect(progress).toBe("started");
    expect(unanswered.map(({ question, entry }) => [question.id, entry])).toEqual([["collaboration", 1]]);
  });

  test("stays open while blanks are all that was typed", () => {
    expect(anythingAnswered({ "0": { missionStatement: "hidden" }, "3": { currentPerformanceFollowUp: " " } })).toBe(
      false,
    );
    expect(anythingAnswered({ "0": { hasMission: "no" } })).toBe(true);
  });

  test("counts every question there is in the full sample", () => {
    for (const key of stepKeys) {
      const answers = key === "2" ? fullAnswers()["2"]?.teams?.[0] : fullAnswers()[key];
      expect(visibleQuestions(stepOf(key), answers)).toEqual(allQuestions(stepOf(key)));
    }
  });

  test("is done without the optional questions, and counts those that were answered", () => {
    const before = stepProgress("4", fullAnswers());
    const after = stepProgress("4", withFacts());
    expect(before.progress).toBe("done");
    expect(after).toEqual({ ...before, answered: before.answered + 7 });
    expect(stepProgress("4", { "4": { peopleCount: "40" } }).progress).toBe("started");
  });
});

test("what is open is one number: no team at all is one question, and what is optional is none", () => {
  const { answered, open } = answeredCounts(halfAnswers());
  const steps = stepKeys.map((key) => stepProgress(key, halfAnswers()));
  expect(answered).toBe(steps.reduce((sum, step) => sum + step.answered, 0));
  expect(open).toBe(steps.reduce((sum, step) => sum + step.unanswered.length, 0));
  const { open: ofNothing } = answeredCounts({});
  expect(ofNothing).toBe(stepKeys.reduce((sum, key) => sum + stepProgress(key, {}).unanswered.length, 0) + 1);
  expect(answeredCounts(fullAnswers())).toMatchObject({ open: 0 });
});
