import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import type { ProgressData } from "../../../../domain/assessment/answers/answers";
import { fullAnswers } from "../../../../domain/assessment/answers/answers.fixture";
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

function show(results: Results, reads: { courses?: CourseDesign } = { courses }) {
  render(
    <MemoryRouter>
      <Overview
        results={results}
        links={resultsLinks("/results")}
        courses={reads.courses}
        TeamsMap={TeamsMap}
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
  timeline: "- **Months 1 to 3:** Pilot.\n- **Months 4 to 12:** Roll out.",
});

test("it says what the profile comes to, and what presses most with the plan's action for it", () => {
  const results = theResults(fullAnswers(), planText);
  show(results);
  expect(screen.getByRole("heading", { name: verdictInWords(results.profile.gaps) })).toBeVisible();
  const pressing = part("Most pressing").getAllByRole("listitem");
  expect(pressing).toHaveLength(3);
  const inWarehouse = pressing.find((one) => one.textContent.includes("Role clarity in Warehouse")) ?? document.body;
  expect(inWarehouse).toHaveTextContent(/Decide first.*Rated 1 of 5\. “Nobody knows who answers for returns\.”/);
  expect(inWarehouse).toHaveTextContent("Decision: One page of roles");
  expect(within(inWarehouse).getByRole("link")).toHaveAttribute("href", "/results/plan#plan-item-4-1");
  expect(pressing.at(-1)).toHaveTextContent("Nothing in the plan deals with it.");
  expect(part("Most pressing").getByRole("link", { name: `All ${results.profile.gaps.length} gaps` })).toHaveAttribute(
    "href",
    "/results/profile",
  );
});

test("each priority that is training says how far its course is, and the year is a trail", () => {
  show(theResults(fullAnswers(), planText));
  const plan = part("Training plan");
  expect(plan.getByRole("link", { name: "Open its course for Leaders who coach" })).toBeVisible();
  expect(plan.getByRole("link", { name: "Design this course for Goals" })).toBeVisible();
  expect(plan.queryByRole("link", { name: /course for A form/ })).not.toBeInTheDocument();
  expect(plan.getByText("Process")).toBeVisible();
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
  const [first] = part("Most pressing").getAllByRole("listitem");
  expect(first).toHaveTextContent(results.profile.gaps[0]?.trainingReason ?? "none");
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
