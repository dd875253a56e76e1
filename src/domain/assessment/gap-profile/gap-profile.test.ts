import { describe, expect, test } from "vitest";
import type { ProgressData, TeamAnswers } from "../answers/answers";
import { aTeam, fullAnswers, halfAnswers } from "../answers/answers.fixture";
import { gapProfile } from "./gap-profile";
import type { Indicator } from "./indicators";

interface Case {
  of: string;
  answers: ProgressData;
  /** A consultant's own findings about the business: the gaps in order, with team, level and whether training helps. */
  gaps: [label: string, level: string, training: string][];
}

function teamsOf(...teams: TeamAnswers[]): ProgressData {
  return { "2": { teams } };
}

const cases: Case[] = [
  {
    of: "a team that knows its job but lacks hands: resources, not training",
    answers: teamsOf(aTeam({ roleClarity: "5", resourceAdequacy: "1" })),
    gaps: [["Resources", "critical", "no"]],
  },
  {
    of: "a team that was never told its objectives: leadership speaks first, all else follows",
    answers: teamsOf(aTeam({ objectiveClarity: "1", roleClarity: "2", alignment: "2" })),
    gaps: [
      ["Objective clarity", "critical", "no"],
      ["Role clarity", "high", "no"],
      ["Strategic alignment", "high", "no"],
    ],
  },
  {
    of: "a team that may not decide: decision rights, not a course",
    answers: teamsOf(aTeam({ empowerment: "2" })),
    gaps: [["Empowerment", "high", "no"]],
  },
  {
    of: "a team with clear roles and enough means that does not get on: train it together",
    answers: teamsOf(aTeam({ collaboration: "2", communication: "3" })),
    gaps: [
      ["Collaboration", "high", "yes"],
      ["Team communication", "medium", "yes"],
    ],
  },
  {
    of: "a team that quarrels about who does what: settle the roles, then train",
    answers: teamsOf(aTeam({ collaboration: "2", roleClarity: "2" })),
    gaps: [
      ["Role clarity", "high", "partly"],
      ["Collaboration", "high", "partly"],
    ],
  },
  {
    of: "unhappy customers of a business whose processes work: service skills",
    answers: { "1": { customerSatisfaction: "2", supportAreas: { Processes: "4" } } },
    gaps: [["Customer relationships", "high", "yes"]],
  },
  {
    of: "inefficiency through bad processes: mend the processes before training anybody in them",
    answers: { "1": { efficiencySatisfaction: "1", supportAreas: { Processes: "2", Technology: "4" } } },
    gaps: [
      ["Operational efficiency", "critical", "no"],
      ["Processes", "high", "no"],
    ],
  },
  {
    of: "inefficiency although processes and tools are good: skills",
    answers: { "1": { efficiencySatisfaction: "2", supportAreas: { Processes: "5", Technology: "4" } } },
    gaps: [["Operational efficiency", "high", "yes"]],
  },
  {
    of: "programs that miss because nobody asks what is needed, where training matters much",
    answers: {
      "4": { programEffectiveness: "2", needsIdentification: "1", deliverySatisfaction: "4", ongoingImportance: "5" },
    },
    gaps: [
      ["Identification of training needs", "critical", "no"],
      ["Effectiveness of training programs", "high", "no"],
    ],
  },
  {
    of: "values that are known but not lived for a lack of training",
    answers: {
      "0": {
        hasCoreValues: "yes",
        coreValuesAlignment: "2",
        coreValuesFollowUp: ["Lack of Training"],
        hasMission: "no",
      },
    },
    gaps: [
      ["Living the core values", "high", "yes"],
      ["Mission clarity", "critical", "no"],
    ],
  },
  {
    of: "a business far from its goals that is otherwise content",
    answers: { "3": { currentPerformance: "4", gapAnalysis: "5", opportunityAssessment: "4", futureReadiness: "3" } },
    gaps: [
      ["Gap to the desired state", "critical", "partly"],
      ["Future readiness", "medium", "yes"],
    ],
  },
  {
    of: "a business whose new drivers have accidents, and which has neither a mission nor values in writing",
    answers: {
      "0": { hasMission: "no", hasCoreValues: "no" },
      "3": { currentPerformance: "2", currentPerformanceFollowUp: "Three accidents by new drivers this year." },
      "4": { needsIdentification: "3" },
    },
    gaps: [
      ["Current performance", "high", "partly"],
      ["Mission clarity", "critical", "no"],
      ["Living the core values", "critical", "no"],
      ["Identification of training needs", "medium", "no"],
    ],
  },
  {
    of: "a business in which all is well",
    answers: { "3": { currentPerformance: "5", gapAnalysis: "1", opportunityAssessment: "4", futureReadiness: "4" } },
    gaps: [],
  },
];

describe("the gap profile", () => {
  test.each(cases)("of $of", ({ answers, gaps }) => {
    expect(
      gapProfile(answers).gaps.map(({ label, level, trainingIsTheAnswer }) => [label, level, trainingIsTheAnswer]),
    ).toEqual(gaps);
  });

  test("gives its reasons in sentences that quote rating and follow-up", () => {
    const [customers] = gapProfile(halfAnswers()).gaps.filter(({ indicator }) => indicator === "customers");
    expect(customers?.reason).toBe(
      "Customer relationships: rated 2 of 5 (1 = Very dissatisfied, 5 = Very satisfied). “Complaints are answered too late.”",
    );
    const values = gapProfile(fullAnswers()).gaps.find(({ indicator }) => indicator === "valuesAlignment");
    expect(values?.reason).toContain("Named: Leadership, Lack of Training, Other. “Time pressure”");
  });

  test("shortens a long quotation", () => {
    const answers: ProgressData = { "3": { currentPerformance: "1", currentPerformanceFollowUp: "late ".repeat(500) } };
    expect(gapProfile(answers).gaps[0]?.reason.length).toBeLessThan(400);
  });

  test("puts a gap that trends make urgent before its equals, and says so", () => {
    const labels = (trendInfluence: "1" | "4") => {
      const answers = { "1": { efficiencySatisfaction: "2", innovationSatisfaction: "2", trendInfluence } } as const;
      return gapProfile(answers).gaps.map(({ label }) => label);
    };
    expect(labels("1")).toEqual(["Operational efficiency", "Innovation"]);
    expect(labels("4")).toEqual(["Innovation", "Operational efficiency"]);
    const innovation = gapProfile({ "1": { innovationSatisfaction: "2", trendInfluence: "4" } }).gaps[0];
    expect(innovation?.reason).toContain(
      "more urgent because industry trends influence the strategy strongly (4 of 5)",
    );
  });

  test("does not take the influence of trends or the importance of training for gaps", () => {
    const answers = { "1": { trendInfluence: "5" }, "4": { ongoingImportance: "5" } } as const;
    expect(gapProfile(answers)).toMatchObject({
      gaps: [],
      strengths: [],
      contexts: [
        { context: "trendInfluence", rating: 5 },
        { context: "ongoingImportance", rating: 5 },
      ],
    });
  });

  test("says when teams share a gap", () => {
    const shared = gapProfile(
      teamsOf(
        aTeam({ teamName: "A", empowerment: "2" }),
        aTeam({ teamName: "B", empowerment: "3" }),
        aTeam({ teamName: "C" }),
      ),
    );
    expect(shared.gaps.map(({ team }) => team)).toEqual(["A", "B"]);
    expect(shared.gaps[0]?.reason).toContain("2 of 3 teams share this gap");
    expect(gapProfile(teamsOf(aTeam({ empowerment: "2" }))).gaps[0]?.reason).not.toContain("share");
  });

  test("leaves out what is hidden", () => {
    const answers: ProgressData = {
      "0": { missionClarity: "1", hasCoreValues: "no", coreValuesAlignment: "1" },
      "3": { gapAnalysis: "3", gapAnalysisFollowUp: "Route planning" },
    };
    const { gaps } = gapProfile(answers);
    expect(gaps.map(({ label, rating }) => [label, rating])).toEqual([
      ["Living the core values", undefined],
      ["Gap to the desired state", 3],
    ]);
    expect(JSON.stringify(gaps)).not.toContain("Route planning");
  });

  test("takes a vision of which nothing is known neither for good nor for bad", () => {
    const { gaps, strengths, unread } = gapProfile({ "0": { visionConfidence: "unknown" } });
    expect([...gaps, ...strengths]).toEqual([]);
    expect(unread.map(({ indicator }) => indicator)).toContain("vision");
  });

  test("covers nothing without answers and everything with all of them", () => {
    expect(gapProfile({})).toMatchObject({ coverage: 0, gaps: [], strengths: [] });
    expect(gapProfile(fullAnswers())).toMatchObject({ coverage: 1, unread: [] });
  });

  test("draws a radar of eight axes, blank where nothing could be read", () => {
    const { radar } = gapProfile({ "3": { currentPerformance: "4", gapAnalysis: "2" } });
    expect(radar).toHaveLength(8);
    expect(radar.find(({ axis }) => axis === "performance")).toMatchObject({ value: 0.75, coverage: 0.5 });
    expect(radar.find(({ axis }) => axis === "teams")).toMatchObject({ value: undefined, coverage: 0 });
  });

  test("draws a heat map of teams by seven dimensions, the weakest team first", () => {
    const { heatMap } = gapProfile(teamsOf(aTeam(), { teamName: "Sales", roleClarity: "1" }, { teamName: "New" }));
    expect(heatMap.columns).toHaveLength(7);
    expect(heatMap.rows.map(({ team }) => team)).toEqual(["Sales", "Dispatch", "New"]);
    expect(heatMap.rows[0]?.cells.map(({ rating }) => rating)).toEqual([
      undefined,
      1,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(heatMap.rows[0]?.cells[1]).toMatchObject({ dimension: "roleClarity", level: "critical", severity: 1 });
  });

  test("passes on which skills a team asks for", () => {
    expect(gapProfile(fullAnswers()).trainingRequests).toEqual([
      { team: "Customer care", skills: ["shift planning", "giving feedback"] },
      { team: "Warehouse", skills: ["shift planning", "giving feedback"] },
    ]);
    expect(gapProfile(teamsOf(aTeam({ trainingSkills: ["hidden"] }))).trainingRequests).toEqual([]);
  });

  test("can only point at ratings of the step that it names", () => {
    const good = {
      label: "Role clarity",
      step: "2",
      field: "roleClarity",
      five: "good",
      axis: "teams",
      weight: 1,
    } as const;
    const indicators: Indicator[] = [
      good,
      // @ts-expect-error this rating belongs to another step
      { ...good, step: "0" },
      // @ts-expect-error there is no such field
      { ...good, field: "roleClarty" },
      // @ts-expect-error this field is a text
      { ...good, field: "roleFollowUp" },
    ];
    expect(indicators).toHaveLength(4);
  });
});
