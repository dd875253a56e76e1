import { expect, test } from "vitest";
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
import { answersInFull, reportDocument, resultsDocument, type Report } from "./report";

const profileText = (answers: ProgressData) =>
  markdownOf(answersInFull("Us", { answers, profile: gapProfile(answers) })).replace(/## Answers\n[^]*/, "");

const reportText = (more: Pick<Report, "followed" | "indicators">) =>
  markdownOf(reportDocument({ plan: { text: "" }, profile: gapProfile({}), answers: {}, ...more }));

test("the profile holds every gap in order, with its reason and what to do", () => {
  const lines = profileText(fullAnswers())
    .split("\n")
    .filter((line) => /^\d+\. /.test(line));
  expect(lines).toHaveLength(gapProfile(fullAnswers()).gaps.length);
  expect(lines[0]).toMatch(/^1\. \*\*Role clarity in Customer care\*\* \(critical\)\..*\*Needs a decision first\.\*/);
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
  expect(lines.find((line) => /^\d+\. \*\*Role/.test(line))).toMatch(/ Dealt with in: Priorities, 1, 2\.$/);
  expect(lines.find((line) => /^\d+\. \*\*Comp/.test(line))).toMatch(/ Nothing in the plan deals with it\.$/);
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

test("without a plan the results are a document by themselves, cut at its charts for Word", () => {
  const answers = fullAnswers();
  const document = resultsDocument("Results *for* us", { answers, profile: gapProfile(answers) });
  expect(markdownOf(document)).toMatch(/^# Results \\\*for\\\* us\n\n\d+ gaps\. .*\n\n## Gap profile\n/);
  const pieces = textsAndCharts(document).map((piece) => (typeof piece === "string" ? "text" : piece.title));
  expect(pieces).toEqual(["text", "text", "text", "The organization at a glance", "The teams", "text"]);
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
