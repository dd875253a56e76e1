import { expect, test } from "vitest";
import { twelveTeamNames, twelveTeams, twelveTeamsPlan } from "./twelve-teams.fixture";
import { aTeam, fullAnswers, halfAnswers } from "../answers/answers.fixture";
import type { ProgressData } from "../answers/answers";
import { gapProfile } from "../gap-profile/gap-profile";
import { readPlan } from "../plan/plan";
import { aPlanText } from "../plan/plan.fixture";
import { actionProgress, type ActionStatus } from "../progress/actions/action-progress";
import { followedPlan, planActions } from "../progress/actions/plan-actions";
import { keyIndicator } from "../progress/key-indicators/key-indicator";
import { answersDocument } from "./answers";
import { markdownOf, textsAndCharts } from "./markdown";
import { answersInFull, reportDocument, titleOfReport, type Report } from "./report";

const profileText = (answers: ProgressData) =>
  markdownOf(answersInFull("Us", { answers, profile: gapProfile(answers) })).replace(/## Answers\n[^]*/, "");

const reportText = (more: Pick<Report, "followed" | "indicators">) =>
  markdownOf(reportDocument({ plan: { text: "" }, profile: gapProfile({}), answers: {}, ...more }));

test("the gaps are a table in their order, with what was said, and each reason is said once", () => {
  const { gaps } = gapProfile(fullAnswers());
  const text = profileText(fullAnswers());
  const rows = text.split("\n").filter((line) => /^\| \d+\\\. /.test(line));
  expect(rows).toHaveLength(gaps.length);
  expect(rows[0]).toBe(
    "| 1\\. Role clarity | Customer care | 1,\u00a0critical | a\u00a0decision\u00a0first | “Nobody knows who answers for returns.” |",
  );
  for (const reason of new Set(gaps.map(({ trainingReason }) => trainingReason)))
    expect(text.split(reason)).toHaveLength(2);
  expect(text.match(/This is more urgent because/g)?.length).toBeLessThan(6);
});

test("the profile holds the pictures as tables", () => {
  const text = profileText(halfAnswers());
  expect(text).toContain("### The organization at a glance\n\n| Area |");
  expect(text).toContain("| Teams | 75 | 100% |");
  expect(text).toContain("| Performance and readiness | not answered | 0% |");
  expect(text).toContain("| Dispatch | 4 | 4 | 4 | 4 | 4 | 4 | 4 |");
  expect(profileText({})).not.toContain("### The teams");
});

test("what was typed is quoted instead of formatted", () => {
  const teams = [aTeam({ teamName: "A | *B* <b> [x](http://y.example)", roleClarity: "1" })];
  expect(profileText({ "2": { teams } })).toContain("| A \\| \\*B\\* \\<b\\> \\[x\\](http://y.example) | 4 | 1 |");
});

test("the profile says of each gap where the plan deals with it", () => {
  const answers: ProgressData = {
    "1": { competitiveAdvantage: "2" },
    "2": { teams: [aTeam({ teamName: "*Care*", roleClarity: "2" })] },
  };
  const text = aPlanText("", {
    priorities: "- Roles. [answers: 2.Care.roleClarity]\n- Names. [answers: 2.Care.roleClarity]",
  });
  const lines = markdownOf(reportDocument({ plan: { text }, profile: gapProfile(answers), answers })).split("\n");
  expect(lines.find((line) => line.includes(". Role clarity"))).toMatch(/ \| Priorities, 1, 2 \|$/);
  expect(lines.find((line) => line.includes(". Competitive advantage"))).toMatch(/ \| – \|$/);
  expect(lines).toContain("Nothing in the plan deals with 1 of them; it has a dash in the last column.");
});

test("the answers leave out what was not answered and keep the lines of a text", () => {
  const answers = {
    ...halfAnswers(),
    "3": { currentPerformance: "1", currentPerformanceFollowUp: "# Late\n\n- on Mondays\n1. often" },
  } as const;
  const text = markdownOf([answersDocument(answers)]);
  expect(text).toContain("### Team-Level Strategic Alignment");
  expect(text).toContain("#### Dispatch");
  expect(text).toContain("\\# Late\\\n\\- on Mondays\\\n1\\. often");
  expect(text).toContain("### Development Needs and Preferences\n\nNot answered yet.");
});

const twelve = () => {
  const answers = twelveTeams();
  return {
    answers,
    profile: gapProfile(answers),
    plan: { text: twelveTeamsPlan(), generatedAt: new Date(2026, 10, 20) },
  };
};

test("the report begins with a page of the verdict, all teams, three decisions and four dates, then its contents", () => {
  const [first, contents] = reportDocument(twelve());
  const page = markdownOf([first ?? ""]);
  expect(page).toContain("**74 gaps. 7 need training alone, 38 need a decision first.**");
  for (const team of twelveTeamNames) expect(page).toContain(`| ${team} | `);
  expect(page).toMatch(/### Three decisions\n\n1\. \*\*.*\n2\. \*\*.*\n3\. \*\*.*\n\n### Four dates/);
  expect(page).toMatch(
    /\n- February 1, 2027: Settle and try\n- May 2027: Roll out\n- November 2027: .*\n- February 2028: .*\n$/,
  );
  expect(markdownOf([contents ?? ""])).toMatch(
    /^## Contents\n\n- Summary\n[^]*- Gap profile\n- Behind the gaps\n- Appendix/,
  );
});

test("the report has the map of the teams once, and of very many the whole map behind the first page", () => {
  const maps = (teams: number) => {
    const answers = { "2": { teams: Array.from({ length: teams }, (_, nth) => aTeam({ teamName: `Crew ${nth}` })) } };
    const pieces = textsAndCharts(reportDocument({ plan: undefined, profile: gapProfile(answers), answers }));
    return pieces.flatMap((piece) =>
      typeof piece === "object" && piece.drawing.of === "teams" ? piece.table.rows.length : [],
    );
  };
  expect(maps(20)).toEqual([20]);
  expect(maps(21)).toEqual([20, 21]);
});

test("a team's ratings are one entry of its answers", () => {
  const text = markdownOf([answersDocument({ "2": { teams: [aTeam()] } })]);
  expect(text).toContain("**Ratings, 1 to 5**\\\nObjective clarity 4 · Role clarity 4 · ");
  expect(text).not.toContain("How clear are");
});

test("without a plan the report is what the answers say, cut at its charts for Word", () => {
  const answers = fullAnswers();
  const report = { plan: undefined, answers, profile: gapProfile(answers) };
  expect(titleOfReport(report)).toBe("Training needs assessment");
  const pieces = textsAndCharts(reportDocument(report)).map((piece) =>
    typeof piece === "string" ? "text" : piece.title,
  );
  expect(pieces).toEqual([
    "text",
    "The gaps by what training does about them",
    "The teams",
    "text",
    "text",
    "text",
    "The organization at a glance",
    "text",
    "text",
    "text",
  ]);
});

function said(key: string, status: ActionStatus, note = "") {
  const current = { status, on: "2026-11-02", note, by: "me", role: "business", at: new Date(0) };
  return actionProgress.parse({ key, title: key, team: "", current, earlier: [] });
}

test("each action is there with what became of it, a note in one line, and nothing before there is anything", () => {
  const actions = "### Sales\n\n- **Talk** every week. [kind: process]\n\n### Dispatch\n\n- **Talk** daily.";
  const plan = readPlan(aPlanText("", { actions }));
  const [first = ""] = planActions(plan).map(({ key }) => key);
  expect(reportText({ followed: followedPlan(plan, []) })).not.toContain("What has been done");
  const progress = [said(first, "done", "Well | done.\nAll of it."), said("gone", "dropped")];
  const text = reportText({ followed: followedPlan(plan, progress) });
  expect(text).toContain("| Talk | Sales | Done | November 2, 2026 | Well \\| done. / All of it. |");
  expect(text).toContain("| Talk | Dispatch | Planned |  |  |");
  expect(text).toMatch(/### No longer in the plan[^]*\| gone \|\s+\| Dropped \|/);
});

test("each indicator is there with its values by their days, under its name as it was typed", () => {
  const reading = (on: string, value: number, note = "") => ({ id: on, on, value, note, by: "me", role: "business" });
  const indicator = keyIndicator.parse({
    name: "Spoilage *A*",
    unit: "%",
    baseline: 9,
    readings: [reading("2026-11-02", 7.5, "After | training"), reading("2026-09-01", 8)],
    order: 0,
    version: 3,
  });
  const text = reportText({ indicators: [indicator, { ...indicator, name: "Waste", readings: [] }] });
  expect(text).toContain(
    "- **Spoilage \\*A\\***: 7.5 % on November 2, 2026, baseline 9 %.\n- **Waste**: baseline 9 %.",
  );
  expect(text).toMatch(
    /### Spoilage \\\*A\\\*\n\n.*\n.*\n\| September 1, 2026 \| 8 % \| {2}\|\n\| November 2, 2026 \| 7\.5 % \| After \\\| training \|\n/,
  );
  expect(reportText({ indicators: [] })).not.toContain("indicators");
});
