import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { aTroubledTeam } from "../../../../domain/assessment/answers/answers.fixture";
import { planActions } from "../../../../domain/assessment/progress/actions/plan-actions";
import { withoutIds } from "../../../../domain/assessment/answers/field-changes";
import { answersWithTeams, twoRounds } from "../../../../domain/assessment/comparison/rounds.fixture";
import { sinceLastTime } from "../../../../domain/assessment/comparison/since-last-time";
import { movedInWords } from "../../../../domain/assessment/comparison/changes-in-words";
import { comparisonWords } from "../../../../domain/assessment/comparison/words";
import { readPlan } from "../../../../domain/assessment/plan/plan";
import { aPlanText } from "../../../../domain/assessment/plan/plan.fixture";
import type { ProgressData } from "../../../../domain/assessment/answers/answers";
import { markdownOf } from "../../../../domain/assessment/report/markdown";
import { reportDocument } from "../../../../domain/assessment/report/report";
import { promiseWords } from "../../../../domain/assessment/results/promise-words";
import { resultsPageNames } from "../../../../domain/assessment/results/words";
import { resultsLinks } from "../../../../domain/kernel/routes";
import { UiProvider } from "../../../../ui/theme/ui-provider";
import { reportOf, type Results } from "../../results-data/results";
import { theResults } from "../../results-data/results.fixture";
import { ResultsFrame } from "../results-frame";
import { lateParts } from "../results-parts";
import { ResultsView } from "../results-view";
import type { LoadedRoundBefore, RoundBefore } from "../../results-data/use-round-before";
import { SinceLastTimePage } from "./since-last-time-page";

const { before, after } = twoRounds();
const roles = "[answers: 2.Warehouse.roleClarity]";
const planText = aPlanText("[answers: 3.gapAnalysis]", {
  actions: `### Warehouse\n\n- **Roles on one page.** By the lead. [kind: decision] ${roles}`,
});

function theRound(answers: ProgressData, changes: Partial<RoundBefore> = {}, now = after): RoundBefore {
  const lastUpdated = new Date(2025, 10, 21);
  const since = sinceLastTime(
    { answers, questionnaireVersion: 1, lastUpdated },
    { answers: now, questionnaireVersion: 1 },
  );
  return { answers, plan: { text: planText }, since, actions: [], code: "before", ...changes };
}

function show(live: LoadedRoundBefore["live"], now = after, page: "since-last-time" | "overview" = "since-last-time") {
  const retry = vi.fn();
  const results: Results = theResults(withoutIds(now), undefined, { roundBefore: { live, retry } });
  const links = resultsLinks("/results");
  render(
    <MemoryRouter>
      <ResultsFrame title="Results" results={results} page={page} links={links} isFollowed={false} />
      <ResultsView {...{ results, page, links, parts }} earlierPlanLink="/results/rounds/1/plan" />
    </MemoryRouter>,
    { wrapper: UiProvider },
  );
  return { retry, results };
}

function reportText(results: Results): string {
  return markdownOf(reportDocument(reportOf({ ...results, plan: { text: planText } })));
}

const parts = { ...lateParts, SinceLastTimePage };

const ready = (value: RoundBefore | undefined) => ({ status: "ready" as const, value });

test("it says what has moved in a sentence, and shows every gap then and now", () => {
  const round = theRound(before);
  show(ready(round));
  const { gaps } = round.since.comparison;
  expect(screen.getByRole("heading", { name: movedInWords({ gaps, compared: 1 }) })).toBeVisible();
  fireEvent.click(within(screen.getByRole("region", { name: comparisonWords.gaps })).getByText("Show as table"));
  const table = within(screen.getByRole("table", { name: comparisonWords.gapsTable }));
  expect(table.getAllByRole("row")).toHaveLength(gaps.length + 1);
  expect(table.getByRole("row", { name: /^Role clarity in Lager & Versand/ })).toHaveTextContent(
    "criticalmediumSmaller",
  );
});

test("it lists which teams are renamed, new and gone, and what only one round can tell", () => {
  show(ready(theRound(before)));
  const teams = screen.getByRole("region", { name: comparisonWords.teams });
  expect(teams).toHaveTextContent("Lager & Versand was called Warehouse.");
  expect(teams).toHaveTextContent("Shop and counter was not among the teams last time.");
  expect(teams).toHaveTextContent("Ovens is not among the teams of this round.");
  const unknown = screen.getByRole("region", { name: comparisonWords.notComparable });
  expect(unknown).toHaveTextContent("answered last time onlyTechnology, Talent and HR, Customer engagement");
});

test("what the plan had promised stands beside what has moved, with the way to it", () => {
  show(ready(theRound(before)));
  const promised = screen.getByRole("table", { name: promiseWords.table });
  const row = within(promised).getByRole("row", { name: /^Role clarity in Warehouse/ });
  expect(row).toHaveTextContent("Decision: Roles on one pageSmaller critical, now medium");
  expect(within(row).getByRole("link")).toHaveAttribute("href", "/results/rounds/1/plan#plan-item-4-1");
  expect(screen.getByRole("region", { name: promiseWords.title })).toHaveTextContent("dealt with 2 gaps: 2 are open");
});

test("what somebody has said of a promised action stands beside it, on the page and in the report", () => {
  const [said] = planActions(readPlan(planText));
  const current = {
    status: "dropped" as const,
    on: "2026-03-01",
    note: "",
    by: "x",
    role: "business" as const,
    at: new Date(),
  };
  const actions = said ? [{ ...said, current, earlier: [] }] : [];
  const { results } = show(ready(theRound(before, { actions })));
  const promised = screen.getByRole("table", { name: promiseWords.table });
  expect(within(promised).getByRole("row", { name: /^Role clarity/ })).toHaveTextContent("Roles on one page · Dropped");
  expect(reportText(results)).toContain("| Decision: Roles on one page (Dropped) |");
});

test.each([
  ["no plan was released", undefined, promiseWords.noPlan],
  ["its plan names no answers", { text: "Train more." }, promiseWords.noReferences],
])("where %s it says so", (_, plan, sentence) => {
  show(ready(theRound(before, { plan })));
  expect(screen.getByRole("region", { name: promiseWords.title })).toHaveTextContent(sentence);
});

test.each([
  ["this is the first round", undefined, after, comparisonWords.firstRound],
  ["nothing is left of the round before", theRound({}), after, comparisonWords.nothingBefore],
  ["nothing is answered yet", theRound(before, {}, {}), {}, comparisonWords.nothingNow],
])("where %s it says so", (_, round, now, sentence) => {
  show(ready(round), now);
  expect(screen.getByRole("region", { name: resultsPageNames["since-last-time"] })).toHaveTextContent(sentence);
});

test("where the round before cannot be read it can be tried again", () => {
  const { retry } = show({ status: "failed" });
  expect(screen.getByRole("alert")).toHaveTextContent(comparisonWords.unreadable);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledOnce();
});

test("only a second round has the page among its links", () => {
  const links = () => within(screen.getByRole("navigation", { name: "Results" })).getAllByRole("link").length;
  show(ready(undefined), after, "overview");
  expect(links()).toBe(4);
  document.body.replaceChildren();
  show(ready(theRound(before)), after, "overview");
  expect(links()).toBe(5);
});

test("the report has all of it, and one of a first round nothing", () => {
  const { results } = show(ready(theRound(before)));
  const text = reportText(results);
  expect(text).toContain("## Since last time");
  expect(text).toContain("| Role clarity in Lager & Versand | critical | medium | Smaller |");
  expect(text).toContain(
    "| Role clarity in Warehouse | Decision: Roles on one page | Smaller (critical, now medium) |",
  );
  expect(text).toContain("- Lager & Versand was called Warehouse.");
  const first = { ...results, roundBefore: { live: ready(undefined), retry: () => undefined } };
  expect(reportText(first)).not.toContain("Since last time");
});

test("a team's name is quoted in the report, not formatted", () => {
  const teams = (teamName: string) => answersWithTeams({ a: aTroubledTeam({ teamName }) });
  const { results } = show(ready(theRound(teams("Old"), {}, teams("A | *B*"))), teams("A | *B*"));
  expect(reportText(results)).toContain("- A \\| \\*B\\* was called Old.");
});
