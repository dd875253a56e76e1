import { describe, expect, test } from "vitest";
import type { ProgressData } from "./answers";
import { isAnswered } from "./answers";
import { parseList } from "./parse-list";
import { aTeam, fullAnswers, halfAnswers } from "./answers.fixture";
import { answerBounds, answerProblem, progressData, readProgressData } from "./answers-schema";
import { questionOf, stepOf } from "../questionnaire/questionnaire";

describe("stored answers", () => {
  test("are accepted as they are, whether few or all questions are answered", () => {
    for (const answers of [{}, halfAnswers(), fullAnswers()]) {
      expect(progressData.parse(answers)).toEqual(answers);
      expect(readProgressData(answers)).toEqual(answers);
    }
  });

  test("lose fields and steps that no question has", () => {
    const stored = {
      "0": { missionStatement: "To serve.", shoeSize: "44" },
      "1": { supportAreas: { Processes: "2", Coffee: "1" } },
      "7": { anything: "at all" },
    };
    const kept = { "0": { missionStatement: "To serve." }, "1": { supportAreas: { Processes: "2" } } };
    expect(progressData.parse(stored)).toEqual(kept);
    expect(readProgressData(stored)).toEqual(kept);
  });

  test.each([
    ["a rating beyond the scale", { "3": { gapAnalysis: "6" } }],
    ["a rating as a number", { "3": { gapAnalysis: 4 } }],
    ["unknown where the question does not allow it", { "3": { gapAnalysis: "unknown" } }],
    ["neither yes nor no", { "0": { hasMission: "maybe" } }],
    ["an option that is not offered", { "0": { missionFollowUp: ["Coffee"] } }],
    ["a text where a list belongs", { "0": { kpiList: "revenue, margin" } }],
    ["a text that is too long", { "0": { missionStatement: "m".repeat(answerBounds.text + 1) } }],
    ["a list that is too long", { "0": { kpiList: Array.from({ length: answerBounds.list + 1 }, () => "kpi") } }],
    ["too many teams", { "2": { teams: Array.from({ length: answerBounds.teams + 1 }, () => aTeam()) } }],
    ["a field that is undefined rather than missing", { "0": { hasMission: undefined } }],
  ])("are refused when they hold %s", (_, stored) => {
    expect(progressData.safeParse(stored).success).toBe(false);
  });

  test("are accepted up to their bounds", () => {
    const stored: ProgressData = {
      "0": {
        missionStatement: "m".repeat(answerBounds.text),
        kpiList: Array.from({ length: answerBounds.list }, () => "k"),
      },
      "2": { teams: Array.from({ length: answerBounds.teams }, () => aTeam()) },
    };
    expect(progressData.parse(stored)).toEqual(stored);
  });

  test("are read as lists where an older system stored a text with commas", () => {
    const stored = {
      "0": { coreValuesList: "Care, Courage,, Candour ", kpiList: "Returns", missionStatement: "A, b" },
    };
    expect(readProgressData(stored)).toEqual({
      "0": { coreValuesList: ["Care", "Courage", "Candour"], kpiList: ["Returns"], missionStatement: "A, b" },
    });
  });

  test("stay readable around an answer that does not fit its question", () => {
    const read = readProgressData({
      "0": { hasMission: "yes", missionClarity: 3, missionStatement: "To serve." },
      "1": "broken",
      "2": { teams: [{ teamName: "Sales", roleClarity: "9" }, aTeam()] },
    });
    expect(read).toEqual({
      "0": { hasMission: "yes", missionStatement: "To serve." },
      "2": { teams: [{ teamName: "Sales" }, aTeam()] },
    });
  });

  test.each([
    ["a text in the place of a team", ["Sales", aTeam()], [aTeam()]],
    ["a list in the place of a team", [[aTeam()], aTeam()], [aTeam()]],
    ["null in the place of a team", [null, aTeam()], [aTeam()]],
    ["a number in the place of the teams", 5, undefined],
    ["a map in the place of the teams", { 0: aTeam() }, undefined],
    ["a name of 5,000 characters", [{ teamName: "n".repeat(5000) }], [{ teamName: "n".repeat(200) }]],
    ["a name that is a map", [{ teamName: { a: 1 }, roleClarity: "2" }], [{ roleClarity: "2" }]],
    ["a rating that is bytes", [{ teamName: "Sales", roleClarity: new Uint8Array(9) }], [{ teamName: "Sales" }]],
    ["a text that is a list", [{ teamName: "Sales", roleFollowUp: ["a"] }], [{ teamName: "Sales" }]],
    [
      "a field of 900 kB that no question has",
      [{ teamName: "Sales", x: "x".repeat(900_000) }],
      [{ teamName: "Sales" }],
    ],
    ["a text of 900 kB", [{ teamName: "Sales", roleFollowUp: "x".repeat(900_000) }], [{ teamName: "Sales" }]],
    ["a prototype", [JSON.parse('{"teamName":"Sales","__proto__":{"a":1}}')], [{ teamName: "Sales" }]],
    ["51 teams", Array.from({ length: 51 }, () => aTeam()), Array.from({ length: 50 }, () => aTeam())],
  ])("are read without %s, and with all others", (_, teams: unknown, kept: unknown) => {
    expect(readProgressData({ "2": { teams } })).toEqual(kept === undefined ? {} : { "2": { teams: kept } });
  });

  test.each([undefined, null, "answers", 5, [[]]])("read as none from %j", (stored) => {
    expect(readProgressData(stored)).toEqual({});
  });

  test("are read without the empty maps that taken-away answers leave behind, but with teams that say nothing yet", () => {
    const stored = { "0": {}, "1": { supportAreas: {}, trendInfluence: "4" }, "2": { teams: [{}] } };
    expect(readProgressData(stored)).toEqual({ "1": { trendInfluence: "4" }, "2": { teams: [{}] } });
  });

  test("say in a sentence what is wrong with them", () => {
    const mission = questionOf(stepOf("0"), "missionStatement");
    const kpis = questionOf(stepOf("0"), "kpiList");
    if (!mission || !kpis) throw new Error("the questionnaire lacks these questions");
    expect(answerProblem(mission, "To serve.")).toBeUndefined();
    expect(answerProblem(mission, undefined)).toBeUndefined();
    expect(answerProblem(mission, "m".repeat(5001))).toBe("Please use at most 5000 characters.");
    expect(
      answerProblem(
        kpis,
        Array.from({ length: 31 }, () => "k"),
      ),
    ).toBe("Please give at most 30 entries.");
    expect(answerProblem(kpis, ["k".repeat(501)])).toBe("Please use at most 500 characters for each entry.");
  });

  test("have types in which a wrong field, option or rating does not compile", () => {
    const wrong: ProgressData[] = [
      // @ts-expect-error there is no such field
      { "0": { shoeSize: "44" } },
      // @ts-expect-error there is no such area
      { "1": { supportAreas: { Coffee: "1" } } },
      // @ts-expect-error ratings end at 5
      { "3": { gapAnalysis: "6" } },
      // @ts-expect-error only the confidence in the vision may be unknown
      { "3": { gapAnalysis: "unknown" } },
      // @ts-expect-error there is no such option
      { "0": { missionFollowUp: ["Coffee"] } },
    ];
    expect(wrong).toHaveLength(5);
  });
});

describe("an answer", () => {
  test.each([undefined, "", "  ", "\n", [], [" "], {}])("is missing when it is %j", (answer) => {
    expect(isAnswered(answer)).toBe(false);
  });

  test.each(["no", "unknown", "1", ["honesty"]])("is given when it is %j", (answer) => {
    expect(isAnswered(answer)).toBe(true);
  });

  test("that is a list is typed with commas or line breaks", () => {
    expect(parseList(" honesty, care ,,\nfairness,")).toEqual(["honesty", "care", "fairness"]);
    expect(parseList(" , ")).toEqual([]);
  });
});
