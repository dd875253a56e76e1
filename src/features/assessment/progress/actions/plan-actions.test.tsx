import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { actionProgress } from "../../../../domain/assessment/progress/actions/action-progress";
import { followedPlan, planActions } from "../../../../domain/assessment/progress/actions/plan-actions";
import { keyIndicator } from "../../../../domain/assessment/progress/key-indicators/key-indicator";
import { keyIndicatorWords } from "../../../../domain/assessment/progress/key-indicators/words";
import { actionWords } from "../../../../domain/assessment/progress/actions/words";
import { readPlan } from "../../../../domain/assessment/plan/plan";
import { aPlanText } from "../../../../domain/assessment/plan/plan.fixture";
import { UiProvider } from "../../../../ui/theme/ui-provider";
import { PlanActions } from "./plan-actions";

const plan = readPlan(aPlanText("", { actions: "### Sales\n\n- Settle the roles.\n- Learn to plan.\n- Talk." }));
const [settle = "", learn = ""] = planActions(plan).map(({ key }) => key);
const change = (status: string, by: string, role: string, note = "") => ({
  status,
  on: "2026-11-02",
  note,
  by,
  role,
  at: new Date(2026, 10, 3),
});

const followed = [
  {
    key: settle,
    title: "",
    team: "",
    current: change("done", "me", "business", "All agreed."),
    earlier: [change("running", "rosa", "consultant", "Begun in May.")],
  },
  { key: learn, title: "", team: "", current: change("running", "rosa", "consultant"), earlier: [] },
  { key: "actions//gone", title: "Buy forklifts", team: "", current: change("dropped", "me", "business"), earlier: [] },
].map((each) => actionProgress.parse(each));

const indicator = (id: string, more: object) => ({
  ...keyIndicator.parse({ name: id, readings: [], version: 1, ...more }),
  id,
});

function show({ mayChange = true } = {}): void {
  const live = { status: "ready", value: followedPlan(plan, followed) } as const;
  const own = [
    indicator("Spoilage", { action: learn }),
    indicator("Roles", {}),
    indicator("Waste", { action: "gone" }),
  ];
  const indicators = {
    live: { status: "ready", value: { home: "harvest-code", indicators: own } },
    retry: () => undefined,
  } as const;
  const me = { uid: "me", isConsultant: false };
  render(
    <MemoryRouter>
      <PlanActions
        underWay={{ invitationId: "harvest-code", me, mayChange, live, retry: () => undefined, indicators }}
      />
    </MemoryRouter>,
    { wrapper: UiProvider },
  );
}

const row = (title: string) => within(screen.getByText(title).closest("li") ?? document.body);

afterEach(() => localStorage.clear());

test("of each action stands what became of it, since when, and who has said so", () => {
  show();
  expect(screen.getByRole("status")).toHaveTextContent("1 of 3 actions done, 1 running.");
  expect(row("Settle the roles").getByText(/^Changed by you,/)).toBeVisible();
  expect(row("Settle the roles").getByText("All agreed.")).toBeVisible();
  expect(row("Settle the roles").getByText("1 earlier change")).toBeVisible();
  expect(row("Settle the roles").getByText("Begun in May.")).toBeInTheDocument();
  expect(row("Learn to plan").getByText(/^Changed by your consultant,/)).toBeVisible();
  expect(row("Talk").getByText(/nothing said yet/)).toBeVisible();
  expect(row("Buy forklifts").queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Learn to plan" })).toHaveAttribute("href", "/#plan-item-4-2");
});

test("an indicator stands at the action that follows it, and one that none follows is only read", () => {
  show();
  expect(row("Settle the roles").getByText("Roles", { selector: "strong" })).toBeVisible();
  expect(row("Learn to plan").getByRole("button", { name: "Enter a value Spoilage" })).toBeVisible();
  expect(row("Talk").getByRole("button", { name: "Add an indicator to “Talk”" })).toBeVisible();
  expect(screen.getByRole("heading", { name: keyIndicatorWords.unfollowed })).toBeVisible();
  expect(row("Waste").queryByRole("button")).not.toBeInTheDocument();
});

test("to a reader of the staff the actions and their indicators are only shown", () => {
  show({ mayChange: false });
  expect(row("Learn to plan").getByText("Spoilage")).toBeVisible();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("the list shows the actions of one status, and a form that is open stays with what is written in it", async () => {
  show();
  await userEvent.click(row("Talk").getByRole("button", { name: /^Change/ }));
  await userEvent.type(row("Talk").getByLabelText(actionWords.note), "On Mondays");
  await userEvent.selectOptions(screen.getByLabelText(actionWords.filter), "running");
  expect(screen.getByText("Learn to plan")).toBeVisible();
  expect(screen.getByText("Settle the roles")).not.toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText(actionWords.filter), "");
  expect(row("Talk").getByLabelText(actionWords.note)).toHaveValue("On Mondays");
});

test("a note that was not saved is there again after a reload, until it is discarded", async () => {
  show();
  await userEvent.click(row("Talk").getByRole("button", { name: /^Change/ }));
  await userEvent.selectOptions(row("Talk").getByLabelText(actionWords.status), "done");
  await userEvent.type(row("Talk").getByLabelText(actionWords.note), "Twice");
  cleanup();
  show();
  expect(row("Talk").getByText(actionWords.draftKept)).toBeVisible();
  expect(row("Talk").getByLabelText(actionWords.note)).toHaveValue("Twice");
  expect(row("Talk").getByLabelText(actionWords.status)).toHaveValue("done");
  await userEvent.click(row("Talk").getByRole("button", { name: actionWords.discard }));
  cleanup();
  show();
  expect(row("Talk").queryByLabelText(actionWords.note)).not.toBeInTheDocument();
});

test("a day that is none is told, and nothing is sent", async () => {
  show();
  await userEvent.click(row("Talk").getByRole("button", { name: /^Change/ }));
  await userEvent.clear(row("Talk").getByLabelText(actionWords.day));
  await userEvent.click(row("Talk").getByRole("button", { name: actionWords.save }));
  expect(row("Talk").getByText("Please enter a day.")).toBeVisible();
});
