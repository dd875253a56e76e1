import { describe, expect, test } from "vitest";
import { aTeam, fullAnswers, halfAnswers } from "./answers.fixture";
import { review } from "./review";

function linesOf(answers: Parameters<typeof review>[0], step: number): [string, string | undefined][] {
  return (review(answers)[step]?.groups ?? []).flatMap(({ lines }) =>
    lines.map(({ question, answer }): [string, string | undefined] => [question.id, answer]),
  );
}

describe("the review", () => {
  test("shows every step with its sections, and a team under its name", () => {
    const steps = review(fullAnswers());
    expect(steps.map(({ title }) => title)[0]).toBe("Organizational Vision & Mission");
    expect(steps[0]?.groups.map(({ heading }) => heading)).toEqual([
      "Mission",
      "Core values",
      "Vision",
      "Objectives and measures",
      "Communication",
    ]);
    expect(steps[2]?.groups.map(({ heading }) => heading)).toEqual(["Warehouse", "Customer care"]);
    expect(steps[2]?.groups[0]?.lines.map(({ question }) => question.id)).not.toContain("teamName");
  });

  test("puts answers into words", () => {
    const lines = new Map(linesOf(halfAnswers(), 0));
    expect(lines.get("hasMission")).toBe("No");
    expect(lines.get("coreValuesList")).toBe("honesty, craft");
    expect(lines.get("visionConfidence")).toBe("I don't know");
    expect(lines.get("coreValuesAlignment")).toBe("4");
    expect(linesOf({ "0": { kpiList: [" ", "margin"] } }, 0)).toContainEqual(["kpiList", "margin"]);
  });

  test("marks what was not answered", () => {
    expect(linesOf(halfAnswers(), 3)).toEqual([
      ["currentPerformance", undefined],
      ["gapAnalysis", undefined],
      ["opportunityAssessment", undefined],
      ["futureReadiness", undefined],
    ]);
  });

  test("leaves out a follow-up that its question no longer reveals", () => {
    const answers = { "3": { gapAnalysis: "2", gapAnalysisFollowUp: "Route planning" } } as const;
    expect(linesOf(answers, 3).map(([id]) => id)).not.toContain("gapAnalysisFollowUp");
  });

  test("has a name even for a team without one", () => {
    const groups = review({
      "2": { teams: [{ roleClarity: "3" }, aTeam({ teamName: " \n" }), aTeam({ teamName: " Night\nshift " })] },
    })[2]?.groups;
    expect(groups?.map(({ heading }) => heading)).toEqual(["Unnamed team", "Unnamed team", "Night shift"]);
  });
});
