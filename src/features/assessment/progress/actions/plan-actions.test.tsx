import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { actionProgress } from "../../../../domain/assessment/progress/actions/action-progress";
import { followedPlan, planActions } from "../../../../domain/assessment/progress/actions/plan-actions";
import { keyIndicator } from "../../../../domain/assessment/progress/key-indicators/key-indicator";
import { keyIndicatorWords } from "../../../../domain/assessment/progress/key-indicators/words";
import { actionWords } from "../../../../domain/assessment/progress/actions/words";
import { readPlan } from "../../../../domain/assessment/plan/plan";
import { aPlanText } from "../../../../domain/assessment/plan/plan.fixture";
import { UiProvider } from "../../../../ui/theme/ui-provider";
import { PlanActions } from "./plan-actions";
import type { SayOfAction } from "./use-followed-plan";

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

function show(say: SayOfAction = () => Promise.resolve({}), shown = plan, mayChange = true): void {
  const live = { status: "ready", value: followedPlan(shown, followed) } as const;
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
        underWay={{ invitationId: "harvest-code", me, mayChange, live, retry: () => undefined, say, indicators }}
        planLink="/plan"
      />
    </MemoryRouter>,
    { wrapper: UiProvider },
  );
}

const row = (title: string) => within(screen.getByText(title).closest("li") ?? document.body);

afterEach(() => localStorage.clear());

test("of each action stands what became of it, since when, and who has said so", () => {
  show();
  expect(screen.getByText("1 of 3 actions done, 1 running.")).toBeVisible();
  expect(row("Settle the roles").getByText(/^Changed by you,/)).toBeVisible();
  expect(row("Settle the roles").getByText("All agreed.")).toBeVisible();
  expect(row("Settle the roles").getByText("1 earlier change")).toBeVisible();
  expect(row("Settle the roles").getByText("Begun in May.")).toBeInTheDocument();
  expect(row("Learn to plan").getByText(/^Changed by your consultant,/)).toBeVisible();
  expect(row("Talk").getByRole("button", { name: "Planned" })).toHaveAttribute("aria-pressed", "true");
  expect(row("Buy forklifts").queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Learn to plan" })).toHaveAttribute("href", "/plan#plan-item-4-2");
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
  show(undefined, plan, false);
  expect(row("Learn to plan").getByText("Spoilage")).toBeVisible();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("the list shows the actions of one status, and a form that is open stays with what is written in it", async () => {
  show();
  await userEvent.click(row("Talk").getByRole("button", { name: /^Add a note/ }));
  await userEvent.type(row("Talk").getByLabelText(actionWords.note), "On Mondays");
  await userEvent.selectOptions(screen.getByLabelText(actionWords.filter), "running");
  expect(screen.getByText("Learn to plan")).toBeVisible();
  expect(screen.getByText("Settle the roles")).not.toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText(actionWords.filter), "");
  expect(row("Talk").getByLabelText(actionWords.note)).toHaveValue("On Mondays");
});

test("a note that was not saved is there again after a reload, until it is discarded", async () => {
  show();
  await userEvent.click(row("Talk").getByRole("button", { name: /^Add a note/ }));
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
  await userEvent.click(row("Talk").getByRole("button", { name: /^Add a note/ }));
  await userEvent.clear(row("Talk").getByLabelText(actionWords.day));
  await userEvent.click(row("Talk").getByRole("button", { name: actionWords.save }));
  expect(row("Talk").getByText("Please enter a day.")).toBeVisible();
});

test("one press says what became of an action, keeps its note, and stands until it is heard of", async () => {
  const say = vi.fn<SayOfAction>(() => Promise.resolve({}));
  show(say);
  await userEvent.click(row("Talk").getByRole("button", { name: "Running" }));
  await userEvent.click(row("Settle the roles").getByRole("button", { name: "Dropped" }));
  expect(say.mock.calls.map(([{ title }, { status, note }, seen]) => [title, status, note, seen?.status])).toEqual([
    ["Talk", "running", "", undefined],
    ["Settle the roles", "dropped", "All agreed.", "done"],
  ]);
  expect(row("Talk").getByRole("button", { name: "Running" })).toHaveAttribute("aria-pressed", "true");
});

test("a press that could not be saved says so, and shows what is saved", async () => {
  show(() => Promise.reject(new Error("offline")));
  await userEvent.click(row("Talk").getByRole("button", { name: "Done" }));
  expect(row("Talk").getByText(actionWords.saveFailed)).toBeVisible();
  expect(row("Talk").getByRole("button", { name: "Planned" })).toHaveAttribute("aria-pressed", "true");
});

test("a person whose statement was overtaken is told the other one", async () => {
  show(() => Promise.resolve({ overtaken: actionProgress.parse(followed[0]).current }));
  await userEvent.click(row("Talk").getByRole("button", { name: "Done" }));
  expect(row("Talk").getByText(/you had set it to “Done”/)).toBeVisible();
});

test("26 actions in six teams take at most 30 presses, and each team stands once", async () => {
  const teams = Array.from({ length: 6 }, (_, nth) => {
    const items = Array.from({ length: nth < 2 ? 5 : 4 }, (__, at) => `- Step ${at + 1} of team ${nth + 1}.`);
    return `### Team ${nth + 1}\n\n${items.join("\n")}`;
  });
  const say = vi.fn<SayOfAction>(() => Promise.resolve({}));
  const presses = vi.fn();
  document.addEventListener("click", presses, true);
  show(say, readPlan(aPlanText("", { actions: teams.join("\n\n") })));
  for (const group of screen.getAllByRole("group", { name: /^Status of/ }))
    await userEvent.click(within(group).getByRole("button", { name: "Done" }));
  document.removeEventListener("click", presses, true);
  expect(new Set(say.mock.calls.map(([{ key }]) => key)).size).toBe(26);
  expect(presses.mock.calls.length).toBeLessThanOrEqual(30);
  expect(screen.getAllByRole("heading", { level: 3, name: /^Team \d$/ })).toHaveLength(6);
});
