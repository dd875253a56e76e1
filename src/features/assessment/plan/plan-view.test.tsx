import { cleanup, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { fullAnswers } from "../../../domain/assessment/answers/answers.fixture";
import { checkDiagnosis } from "../../../domain/assessment/plan-checks/check-diagnosis";
import { courseItems } from "../../../domain/course/origin/item-course";
import { storedKeys } from "../../../browser/stored-keys";
import { gapProfile } from "../../../domain/assessment/gap-profile/gap-profile";
import { aPlanText } from "../../../domain/assessment/plan/plan.fixture";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { PlanView } from "./plan-view";
import { useCourseDesign } from "./course-design/use-course-design";

const answers = fullAnswers();
const { gaps } = gapProfile(answers);

/** The courses begun in this browser are beside the plan's wishes. */
function theDesign(text: string) {
  const source = { invitationId: "harvest-code", business: "Harvest", plan: { text }, answers, gaps };
  return renderHook(() => useCourseDesign(source)).result.current;
}

function show(text: string, partial = false): void {
  const design = theDesign(text);
  const diagnosis = checkDiagnosis(text, gaps, answers);
  render(
    <MemoryRouter>
      <PlanView
        plan={{ text }}
        answers={answers}
        gaps={gaps}
        diagnosis={diagnosis}
        partial={partial}
        courses={design}
      />
    </MemoryRouter>,
    { wrapper: UiProvider },
  );
}

const actions = [
  "- Settle the roles. [kind: decision] [answers: 2.Warehouse.roleClarity]",
  "- Learn to plan. [kind: course] [answers: 1.supportAreas.Processes, 0.kpiList]",
  "- Talk.",
].join("\n");

test("a plan begins with its first section, and its title leaves no room above it", () => {
  show(`# Training Plan\n\n${aPlanText()}`);
  expect(screen.getByRole("heading", { name: "Summary" }).closest("section")).toBe(
    document.querySelector("section:first-child"),
  );
});

test("an action says of what kind it is and which gap it is for, and only training becomes a course", () => {
  show(aPlanText("", { actions }));
  const item = (text: string) => screen.getByText(text).closest("li");
  expect(item("Settle the roles.")).toHaveTextContent("Decision");
  expect(item("Settle the roles.")).toHaveTextContent("For: Role clarity in Warehouse");
  expect(item("Settle the roles.")).not.toHaveTextContent("Design this course");
  expect(item("Learn to plan.")).toHaveTextContent(/Course.*For: Processes.*Design this course/);
  expect(item("Talk.")).toHaveTextContent(/^Talk\.General adviceDesign this course for Talk$/);
});

test("below a plan stands which gaps it leaves out and which it trains anyway, once it is whole", () => {
  const text = aPlanText("", { actions });
  show(text);
  expect(screen.getByRole("status")).toHaveTextContent(
    /Of the most pressing, 7 of 8 gaps are not dealt with: .*1 gap is trained that needs a decision first, and the plan names no decision: Processes\.$/,
  );
});

test("a plan that is still being written is not judged", () => {
  show(aPlanText("", { actions }), true);
  expect(screen.getByText(/For: Processes/)).toBeVisible();
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("why a point is there is one button with the numbers of its answers, which open beside it; a quote needs none", async () => {
  const summary = "- “Spoilage in summer.” [answers: 1.productSatisfaction]";
  const priorities =
    "- Plan. [answers: 0.kpiList, 1.supportAreas.Processes]\n- Again. [answers: 1.supportAreas.Processes]";
  show(aPlanText("", { summary, priorities }));
  const [first, second, ...others] = screen.getAllByRole("button", { name: /^Why\?/ });
  expect(others).toEqual([]);
  expect(first).toHaveTextContent(/Why\? 2 answers12 behind “Plan”/);
  expect(second).toHaveTextContent(/Why\? 1 answer2 behind “Again”/);
  expect(first).toHaveAttribute("aria-expanded", "false");
  if (first) await userEvent.click(first);
  expect(first).toHaveAttribute("aria-expanded", "true");
  const evidence = document.getElementById(first?.getAttribute("aria-controls") ?? "");
  expect(evidence).toHaveTextContent(/^1 Which key performance.*on-time deliveries, spoilage2 .*/);
});

test("a plan says how many of the actions that train have a course, and opens the one that was begun", () => {
  const text = aPlanText("", { actions });
  const origin = courseItems({ invitationId: "harvest-code", business: "Harvest", plan: { text }, answers, gaps }).get(
    "plan-item-4-2",
  )?.request.origin;
  for (const [invitationId, begun, name] of [
    ["harvest-code", 1, "Open its course for Learn to plan"],
    ["another-code", 0, "Design this course for Learn to plan"],
  ] as const) {
    const course = { id: "course-1", draft: { origin: { ...origin, invitationId } } };
    localStorage.setItem(`${storedKeys.courses}course-1`, JSON.stringify(course));
    show(text);
    expect(screen.getByText(`${begun} of 2 training actions have a course.`)).toBeVisible();
    expect(screen.getByRole("link", { name })).toBeVisible();
    cleanup();
  }
  localStorage.removeItem(`${storedKeys.courses}course-1`);
});
