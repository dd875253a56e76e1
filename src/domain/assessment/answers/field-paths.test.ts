import { describe, expect, test } from "vitest";
import type { ProgressData } from "./answers";
import { aTeam, fullAnswers, halfAnswers } from "./answers.fixture";
import { changedFields, getField, setField, withFields } from "./field-paths";

describe("a field path", () => {
  test("reaches an entry of a map whose key holds a slash", () => {
    expect(getField(fullAnswers(), ["1", "supportAreas", "Talent/HR"])).toBe("3");
    expect(getField({}, ["1", "supportAreas", "Talent/HR"])).toBeUndefined();
  });

  test("sets a field and leaves the answers it was given as they were", () => {
    const before: ProgressData = { "1": { supportAreas: { Processes: "2" } } };
    const after = setField(before, ["1", "supportAreas", "Talent/HR"], "4");
    expect(after).toEqual({ "1": { supportAreas: { Processes: "2", "Talent/HR": "4" } } });
    expect(before).toEqual({ "1": { supportAreas: { Processes: "2" } } });
  });

  test("takes a field away, and the map and the step that it leaves empty", () => {
    const before: ProgressData = { "0": { hasMission: "no" }, "1": { supportAreas: { Processes: "2" } } };
    expect(setField(before, ["1", "supportAreas", "Processes"], undefined)).toEqual({ "0": { hasMission: "no" } });
  });
});

describe("the changed fields", () => {
  test("are none between equal answers, whatever the order of their fields", () => {
    expect(changedFields(fullAnswers(), fullAnswers())).toEqual([]);
    const team = { collaboration: "2", teamName: "Sales" } as const;
    const sameTeam = { teamName: "Sales", collaboration: "2" } as const;
    expect(changedFields({ "2": { teams: [team] } }, { "2": { teams: [sameTeam] } })).toEqual([]);
  });

  test("name an entry of a map alone, but a list and the teams as a whole", () => {
    const before = halfAnswers();
    const changes: [path: string[], value: unknown][] = [
      [["1", "supportAreas", "Processes"], "2"],
      [
        ["0", "kpiList"],
        ["revenue", "margin"],
      ],
      [["2", "teams"], [aTeam({ collaboration: "1" })]],
      [["1", "customerSatisfaction"], undefined],
    ];
    const after = changes.reduce((answers, [path, value]) => setField(answers, path, value), before);
    expect(changedFields(before, after).sort()).toEqual(changes.map(([path]) => path).sort());
  });

  test("let two windows save without undoing each other", () => {
    const opened = halfAnswers();
    const mine = setField(opened, ["1", "customerSatisfaction"], "5");
    const stored = setField(opened, ["1", "productSatisfaction"], "1");
    const saved = withFields(stored, mine, changedFields(opened, mine));
    expect(saved["1"]).toMatchObject({ customerSatisfaction: "5", productSatisfaction: "1" });
  });
});
