import { describe, expect, test } from "vitest";
import type { ProgressData } from "../../answers/answers";
import { setField } from "../../answers/field-paths";
import { gapProfile } from "../gap-profile";
import { fieldPath } from "../../questionnaire/questionnaire";
import { businessRules } from "./business-rules";
import { companyIndicators } from "../company-indicators";
import type { Indicator } from "../indicators";
import { needsCheckRules } from "./needs-check-rules";
import { strategyRules } from "./strategy-rules";
import { teamDimensions } from "../team-dimensions";
import { teamRules } from "./team-rules";
import type { TrainingRules } from "./training-rules";

const rules: Record<string, TrainingRules> = { ...needsCheckRules, ...strategyRules, ...businessRules, ...teamRules };
const indicators: Record<string, Indicator> = { ...companyIndicators, ...teamDimensions };
const everyRule = Object.entries(rules).flatMap(([id, page]) => page.map((rule) => ({ id, rule, says: rule.because })));

/** Answers in which one indicator has a rating, in the one team where it is a team's. */
function rated(answers: ProgressData, id: string, rating: string): ProgressData {
  const indicator = indicators[id];
  if (indicator === undefined) throw new Error(`there is no indicator ${id}`);
  if (indicator.step !== "2") return setField(answers, [indicator.step, ...fieldPath(indicator.field)], rating);
  return { ...answers, "2": { teams: [setField(answers["2"]?.teams?.[0] ?? {}, [indicator.field], rating)] } };
}

/** A rating is turned round if its five is bad. */
function atStrength(id: string, strength: number): string {
  return String(indicators[id]?.five === "bad" ? 6 - strength : strength);
}

describe("whether training is the answer", () => {
  test.each(everyRule)("to a gap in $id can be: $says", ({ id, rule }) => {
    const start: ProgressData = {
      "0": {
        hasMission: rule.absent ? "no" : "yes",
        hasCoreValues: rule.absent ? "no" : "yes",
        ...(rule.ticked ? { coreValuesFollowUp: [rule.ticked as "Leadership"] } : {}),
      },
    };
    const beside = Object.entries(rule.beside ?? {});
    const answers = beside.reduce(
      (each, [other, state]) => rated(each, other, atStrength(other, state === "weak" ? 2 : 4)),
      rated(start, id, atStrength(id, 1)),
    );
    const gap = gapProfile(answers).gaps.find(({ indicator }) => indicator === id);
    expect(gap).toMatchObject({ trainingIsTheAnswer: rule.training, trainingReason: rule.because });
  });

  test("is not decided by a neighbor that is neither weak nor strong, or was not rated", () => {
    const answers = rated({}, "resources", "1");
    const helps = (given: ProgressData) =>
      gapProfile(given).gaps.find(({ indicator }) => indicator === "resources")?.trainingIsTheAnswer;
    expect(helps(answers)).toBe("partly");
    expect(helps(rated(answers, "roleClarity", "3"))).toBe("partly");
    expect(helps(rated(answers, "roleClarity", "4"))).toBe("no");
    expect(helps(rated(answers, "roleClarity", "2"))).toBe("no");
  });

  test("is decided for a team by that team and the organization, never by another team", () => {
    const unclear = { teamName: "A", roleClarity: "1", objectiveClarity: "1" } as const;
    const unhappy = { teamName: "B", collaboration: "2" } as const;
    const { gaps } = gapProfile({ "2": { teams: [unclear, unhappy] } });
    expect(gaps.find(({ team }) => team === "B")?.trainingIsTheAnswer).toBe("yes");
  });
});
