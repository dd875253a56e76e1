import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { ProgressData } from "../../../../domain/assessment/answers/answers";
import { aTeam, fullAnswers, halfAnswers } from "../../../../domain/assessment/answers/answers.fixture";
import { coverageInWords } from "../../../../domain/assessment/gap-profile/whole-profile-in-words";
import { aPlanText } from "../../../../domain/assessment/plan/plan.fixture";
import { UiProvider } from "../../../../ui/theme/ui-provider";
import { theResults } from "../../results-data/results.fixture";
import { ProfilePage } from "./profile-page";

function show(answers: ProgressData, { plan, at = "/" }: { plan?: string; at?: string } = {}) {
  const results = theResults(answers, plan);
  render(
    <MemoryRouter initialEntries={[at]}>
      <ProfilePage profile={results.profile} diagnosis={results.diagnosis} planLink="/plan" />
    </MemoryRouter>,
    { wrapper: UiProvider },
  );
  return results.profile;
}

function cellsOf(table: string): (string | null)[][] {
  const area = screen.getByRole("table", { name: `${table}, as a table`, hidden: true });
  return within(area)
    .getAllByRole("row", { hidden: true })
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}

const gapRows = () =>
  within(screen.getByRole("table", { name: "All gaps" }))
    .getAllByRole("row")
    .slice(1);

test("the tables hold the numbers of the charts", () => {
  const { radar, heatMap } = show(fullAnswers());
  expect(cellsOf("The organization at a glance")).toEqual(
    radar.map(({ label, value }) => [label, String(Math.round((value ?? NaN) * 100)), "100%"]),
  );
  expect(cellsOf("The teams")).toEqual(
    heatMap.rows.map(({ team, cells }) => [team, ...cells.map(({ rating, level }) => `${rating} (${level})`)]),
  );
});

test("what was not answered is blank, never a number", () => {
  show({ "2": { teams: [{ teamName: "New", roleClarity: "5" }] } });
  expect(cellsOf("The teams")[0]).toEqual([
    "New",
    "not answered",
    "5 (no gap)",
    ...Array.from({ length: 5 }, () => "not answered"),
  ]);
  const organization = cellsOf("The organization at a glance");
  expect(organization.slice(0, -1).map(([, value]) => value)).toEqual(organization.slice(1).map(() => "not answered"));
  expect(screen.getByText("Nothing that was rated shows a gap.")).toBeVisible();
});

test("a gap says how wide it is, why, and that training is not the answer where it is not", () => {
  show({ "2": { teams: [aTeam({ roleClarity: "5", resourceAdequacy: "1" })] } });
  const [gap] = gapRows();
  expect(gap).toHaveTextContent("1. Resources in Dispatch");
  expect(gap).toHaveTextContent("critical · 1 of 5Needs a decision first");
  expect(gap).toHaveTextContent(/Needs a decision first\..*resources, not training/);
});

test("everything that is known is there: coverage, strengths, what teams ask for and what was left open", () => {
  const profile = show(halfAnswers());
  const page = screen.getByRole("region", { name: "Gap profile" });
  expect(page).toHaveTextContent(coverageInWords(profile));
  const list = (name: string) => screen.getByRole("heading", { name }).closest("details");
  expect(list("Strengths to build on")).toHaveTextContent("Technology5 of 5");
  expect(list("What teams ask to learn")).toHaveTextContent("Dispatch");
  expect(list("Not answered, so not known")).toHaveTextContent(/The organization.*Vision.*Delivery of training/);
});

test("the first gaps stand there, and all of them once they are asked for", async () => {
  const { gaps } = show(fullAnswers());
  expect(screen.getByRole("status")).toHaveTextContent(`8 of ${gaps.length} gaps`);
  await userEvent.click(screen.getByRole("button", { name: `Show all ${gaps.length} gaps` }));
  expect(screen.getByRole("status")).toHaveTextContent(`${gaps.length} of ${gaps.length} gaps`);
  expect(screen.getByRole("button", { name: "Show the first 8 gaps" })).toHaveAttribute("aria-expanded", "true");
});

test("the gaps are filtered by where they are, how wide they are and whether training is the answer", async () => {
  const { gaps } = show(fullAnswers());
  await userEvent.selectOptions(screen.getByLabelText("Where"), "Warehouse");
  await userEvent.selectOptions(screen.getByLabelText("Level"), "high");
  await userEvent.selectOptions(screen.getByLabelText("Training"), "Needs training in part");
  const those = gaps.filter(
    ({ team, level, trainingIsTheAnswer }) =>
      team === "Warehouse" && level === "high" && trainingIsTheAnswer === "partly",
  );
  expect(those.length).toBeGreaterThan(0);
  expect(gapRows().map((row) => row.id)).toEqual(those.map(({ rank }) => `gap-${rank}`));
  await userEvent.selectOptions(screen.getByLabelText("Level"), "critical");
  expect(screen.getByText("No gap fits these filters.")).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText("Where"), "The organization");
  await userEvent.selectOptions(screen.getByLabelText("Level"), "Any");
  expect(screen.getByRole("status")).not.toHaveTextContent(/^0/);
});

test("a gap says where the plan deals with it, leads there, and says when nothing does", () => {
  const answers: ProgressData = { "1": { competitiveAdvantage: "2" }, "2": { teams: [aTeam({ roleClarity: "1" })] } };
  show(answers, { plan: aPlanText("", { priorities: "- First. [answers: 2.Dispatch.roleClarity]" }) });
  const [unclear = document.body, outdone] = gapRows();
  expect(within(unclear).getByRole("link", { name: "Priorities, 1" })).toHaveAttribute("href", "/plan#plan-item-2-1");
  expect(outdone).toHaveTextContent("Nothing in the plan deals with it.");
});

test("an address that names a gap goes to it, also to one that is not among the first", () => {
  const { gaps } = show(fullAnswers(), { at: "/#gap-12" });
  expect(screen.getByRole("status")).toHaveTextContent(`${gaps.length} of ${gaps.length} gaps`);
  expect(document.getElementById("gap-12")).toHaveFocus();
});

test("without a rating it says what will stand here", () => {
  show({ "0": { hasMission: "yes" } });
  expect(screen.getByText(/Nothing has been rated yet/)).toBeVisible();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("without a team there is no heat map", () => {
  show({ "3": { currentPerformance: "2" } });
  expect(screen.getByRole("img", { name: /Radar/ })).toBeVisible();
  expect(screen.queryByRole("group", { name: /Heat map/ })).not.toBeInTheDocument();
});

test("of many teams those with the widest gaps are drawn first, and all on demand", async () => {
  const teams = Array.from({ length: 12 }, (_, nth) => aTeam({ teamName: `Team ${nth}` }));
  show({ "2": { teams: [...teams, aTeam({ teamName: "Tired", roleClarity: "1" })] } });
  expect(screen.getByRole("group", { name: "Heat map of 8 teams by 7 dimensions" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "All 13 teams" }));
  expect(screen.getByRole("group", { name: "Heat map of 13 teams by 7 dimensions" })).toBeInTheDocument();
});

test("a chart gives way to its table and comes back", async () => {
  show(fullAnswers());
  const teams = within(screen.getByRole("region", { name: "The teams" }));
  await userEvent.click(teams.getByRole("button", { name: "Show as table" }));
  await userEvent.click(teams.getByRole("button", { name: "Show as picture" }));
  expect(teams.getByRole("button", { name: "Show as table" })).toBeVisible();
});
