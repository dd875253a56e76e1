import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { ProgressData } from "../../../../domain/assessment/answers/answers";
import { aTeam, fullAnswers } from "../../../../domain/assessment/answers/answers.fixture";
import { aPlanText } from "../../../../domain/assessment/plan/plan.fixture";
import { verdictInWords } from "../../../../domain/assessment/results/verdict";
import { resultsLinks } from "../../../../domain/kernel/routes";
import { UiProvider } from "../../../../ui/theme/ui-provider";
import type { CourseDesign } from "../../plan/course-design/use-course-design";
import { TeamsMap } from "../profile/teams-map";
import type { Results } from "../../results-data/results";
import { theResults } from "../../results-data/results.fixture";
import { Overview } from "./overview";

const courses: CourseDesign = {
  courseOf: (anchor) =>
    anchor === "plan-item-2-3" ? undefined : { isBegun: anchor === "plan-item-2-1", to: "/ai-tools/course-outline" },
  ofActions: { begun: 1, all: 2 },
};

function show(results: Results, reads: { courses?: CourseDesign; isNew?: boolean } = { courses }) {
  render(
    <MemoryRouter>
      <Overview
        results={results}
        links={resultsLinks("/results")}
        courses={reads.courses}
        TeamsMap={TeamsMap}
        isNew={reads.isNew ?? false}
        withoutPlan={<a href="/leadership-assessment">There</a>}
      />
    </MemoryRouter>,
    { wrapper: UiProvider },
  );
}

const part = (name: string) => within(screen.getByRole("region", { name }));

const mark = "[answers: 2.Warehouse.roleClarity]";
const planText = aPlanText("", {
  priorities: "- **Leaders who coach.** Three half-days.\n- **Goals.** Two hours.\n- **A form.** New. [kind: process]",
  actions: `### Warehouse\n\n- **One page of roles:** by the lead. [kind: decision] ${mark}`,
  methods:
    "- **Workshops** on cases: 60 % of the time.\n- **Practice** with a partner: about 40% of the time.\n- Two hours a week.",
  timeline: "- **Months 1 to 3:** Pilot.\n- **Months 4 to 12:** Roll out.",
});

test("it says what the profile comes to, and in three groups what to do first, with the plan's action for it", () => {
  const results = theResults(fullAnswers(), planText);
  show(results);
  expect(screen.getByRole("heading", { name: verdictInWords(results.profile.gaps) })).toBeVisible();
  for (const group of ["Decide", "Train", "Leave alone"])
    expect(part(group).queryAllByRole("listitem").length).toBeLessThanOrEqual(3);
  const inWarehouse =
    part("Decide")
      .getByText(/^Role clarity/)
      .closest("li") ?? document.body;
  expect(inWarehouse).toHaveTextContent(/Rated 1 of 5\./);
  expect(inWarehouse).toHaveTextContent("Decision: One page of roles");
  expect(within(inWarehouse).getByRole("link", { name: "One page of roles" })).toHaveAttribute(
    "href",
    "/results/plan#plan-item-4-1",
  );
  expect(part("Train").getAllByText("Nothing in the plan deals with it.")).not.toEqual([]);
  expect(part("Most pressing").getByRole("link", { name: `All ${results.profile.gaps.length} gaps` })).toHaveAttribute(
    "href",
    "/results/profile",
  );
  expect(screen.queryByText(/^Your plan is ready\./)).not.toBeInTheDocument();
  expect(screen.getByRole("region", { name: verdictInWords(results.profile.gaps) })).not.toHaveAttribute("data-new");
});

test("of twelve teams a gap is one line, and never named three times", () => {
  const teams = Array.from({ length: 12 }, (_, nth) =>
    aTeam({ teamName: `Team ${nth + 1}`, objectiveClarity: nth < 8 ? "1" : "5", roleClarity: "2" }),
  );
  show(theResults({ ...fullAnswers(), "2": { teams } }));
  expect(part("Most pressing").getByText("Objective clarity: 8 of 12 teams")).toBeVisible();
  const titles = part("Most pressing").getAllByRole("heading", { level: 4 });
  const subjects = titles.map(({ textContent }) => textContent.replace(/( in |: ).*/, ""));
  for (const subject of subjects) expect(subjects.filter((other) => other === subject).length).toBeLessThan(3);
  expect(screen.getByRole("group", { name: /^Heat map of 12 teams/ })).toBeVisible();
});

test("a plan that has just been written is announced with what it found, and its verdict is drawn", () => {
  const results = theResults(fullAnswers(), planText);
  show(results, { isNew: true });
  const [alone, first] = ["yes", "no"].map(
    (training) => results.profile.gaps.filter((gap) => gap.trainingIsTheAnswer === training).length,
  );
  expect(screen.getByRole("status")).toHaveTextContent(
    `Your plan is ready. ${alone} gaps need training alone, ${first} need a decision first.`,
  );
  expect(screen.getByRole("region", { name: verdictInWords(results.profile.gaps) })).toHaveAttribute("data-new");
});

test("each priority that is training says how far its course is, the methods are one bar, and the year is a trail", () => {
  show(theResults(fullAnswers(), planText));
  const plan = part("Training plan");
  expect(plan.getByRole("link", { name: "Open its course for Leaders who coach" })).toBeVisible();
  expect(plan.getByRole("link", { name: "Design this course for Goals" })).toBeVisible();
  expect(plan.queryByRole("link", { name: /course for A form/ })).not.toBeInTheDocument();
  expect(plan.getByText("Process")).toBeVisible();
  const methods = within(plan.getByRole("region", { name: "How people learn, by share of the time" }));
  expect(methods.getByRole("img")).toBeVisible();
  expect(methods.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Workshops 60%",
    "Practice 40%",
  ]);
  expect(within(plan.getByRole("list", { name: "The year" })).getAllByRole("listitem")).toHaveLength(2);
  expect(plan.getByRole("link", { name: "Read the whole plan" })).toHaveAttribute("href", "/results/plan");
});

test("who only reads the plan designs no courses", () => {
  show(theResults(fullAnswers(), planText), {});
  expect(screen.queryByRole("link", { name: /course/ })).not.toBeInTheDocument();
});

test("without a plan it says so, what closes a gap, and where a plan is made", () => {
  const results = theResults(fullAnswers());
  show(results);
  const { trainingReason } = results.profile.gaps[0] ?? {};
  expect(part("Most pressing").getByText(trainingReason ?? "none")).toBeVisible();
  expect(part("Training plan").getByText(/There is no training plan yet/)).toBeVisible();
  expect(part("Training plan").getByRole("link", { name: "There" })).toBeVisible();
});

test.each<[Results["planState"], RegExp]>([
  ["writing", /being written.*Writing section 1 of 8/],
  ["broken", /stopped before the end/],
  ["held", /a consultant reviews it before it is released/],
])("a plan that is %s says so", (planState, sentence) => {
  const run = {
    runId: "1",
    status: "running",
    text: "## Summary\n\nGood.\n",
    startedAt: new Date(),
    heartbeatAt: new Date(),
    answersHash: "",
    goneOn: 0,
  } as const;
  show(theResults(fullAnswers(), undefined, { planState, writing: { run, isStale: planState === "broken" } }));
  expect(part("Training plan").getByRole("status")).toHaveTextContent(sentence);
});

test.each<[string, ProgressData, RegExp]>([
  ["nothing rated", { "0": { hasMission: "no" } }, /1 gap\./],
  ["only strengths", { "3": { currentPerformance: "5" } }, /Nothing that was rated shows a gap/],
  ["only a text", { "3": { currentPerformanceFollowUp: "No" } }, /Nothing has been rated yet/],
])("it stands with %s", (_, answers, sentence) => {
  show(theResults(answers));
  expect(screen.getByText(sentence)).toBeVisible();
});
