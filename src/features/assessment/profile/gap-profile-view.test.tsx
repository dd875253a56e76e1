import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { aTeam, fullAnswers, halfAnswers } from "../../../domain/assessment/answers/answers.fixture";
import { checkDiagnosis } from "../../../domain/assessment/diagnosis/check-diagnosis";
import { gapProfile } from "../../../domain/assessment/gap-profile/gap-profile";
import { aPlanText } from "../../../domain/assessment/plan/plan.fixture";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { PlanView } from "../plan/plan-view";
import { GapProfileView } from "./gap-profile-view";

function show(answers: ProgressData) {
  const profile = gapProfile(answers);
  render(<GapProfileView profile={profile} />, { wrapper: UiProvider });
  return profile;
}

function cellsOf(table: string): (string | null)[][] {
  const area = screen.getByRole("region", { name: `${table}, as a table`, hidden: true });
  return within(area)
    .getAllByRole("row", { hidden: true })
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}

test("the tables hold the numbers of the pictures", () => {
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
  const gap = screen.getByRole("heading", { level: 4, name: "1. Resources in Dispatch" }).closest("li");
  expect(gap).toHaveTextContent("critical gap");
  expect(gap).toHaveTextContent("rated 1 of 5");
  expect(gap).toHaveTextContent(/Training is not the answer\..*resources, not training/);
});

test("everything that is known is there: coverage, strengths, what teams ask for and what was left open", () => {
  show(halfAnswers());
  const profile = screen.getByRole("region", { name: "Gap profile" });
  expect(profile).toHaveTextContent(
    /The answers cover \d\d% of the questions behind this profile. \d+ points are not answered/,
  );
  expect(screen.getByRole("region", { name: "Strengths to build on" })).toHaveTextContent("Technology5 of 5");
  expect(screen.getByRole("region", { name: "What teams ask to learn" })).toHaveTextContent("Dispatch");
  expect(screen.getByRole("region", { name: "Not answered, so not known" })).toHaveTextContent(
    /The organization.*Vision.*Delivery of training/,
  );
});

test("a long list is shown in part until all of it is asked for", async () => {
  const { gaps } = show(fullAnswers());
  await userEvent.click(screen.getByRole("button", { name: `Show all ${gaps.length} gaps` }));
  expect(screen.getByRole("button", { name: "Show the first 8 gaps" })).toHaveAttribute("aria-expanded", "true");
});

test("a gap says where the plan deals with it, leads there, and says when nothing does", async () => {
  const answers: ProgressData = { "1": { competitiveAdvantage: "2" }, "2": { teams: [aTeam({ roleClarity: "1" })] } };
  const text = aPlanText("", { priorities: "- First. [answers: 2.Dispatch.roleClarity]" });
  const profile = gapProfile(answers);
  const diagnosis = checkDiagnosis(text, profile.gaps, answers);
  render(
    <>
      <GapProfileView profile={profile} diagnosis={diagnosis} />
      <PlanView plan={{ text }} answers={answers} gaps={profile.gaps} diagnosis={diagnosis} />
    </>,
    { wrapper: UiProvider },
  );
  const [unclear, outdone] = screen.getAllByRole("heading", { level: 4 }).map((heading) => heading.closest("li"));
  expect(unclear).toHaveTextContent("Dealt with in: Priorities, 1");
  expect(outdone).toHaveTextContent("Nothing in the plan deals with it.");
  await userEvent.click(screen.getByRole("button", { name: "Priorities, 1" }));
  expect(document.activeElement).toHaveTextContent(/^First\. *For: Role clarity in Dispatch/);
});

test("without a rating it says what will stand here", () => {
  show({ "0": { hasMission: "yes" } });
  expect(screen.getByText(/Nothing has been rated yet/)).toBeVisible();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("without a team there is no heat map", () => {
  show({ "3": { currentPerformance: "2" } });
  expect(screen.getByRole("img", { name: /Radar/ })).toBeVisible();
  expect(screen.queryByRole("img", { name: /Heat map/ })).not.toBeInTheDocument();
});

test("a picture gives way to its table and comes back", async () => {
  show(fullAnswers());
  const teams = within(screen.getByRole("region", { name: "The teams" }));
  await userEvent.click(teams.getByRole("button", { name: "Show as table" }));
  await userEvent.click(teams.getByRole("button", { name: "Show as picture" }));
  expect(teams.getByRole("button", { name: "Show as table" })).toBeVisible();
});
