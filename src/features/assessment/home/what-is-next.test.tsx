import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { readPlan } from "../../../domain/assessment/plan/plan";
import { aPlanText } from "../../../domain/assessment/plan/plan.fixture";
import { followedPlan } from "../../../domain/assessment/progress/actions/plan-actions";
import { UiProvider } from "../../../ui/theme/ui-provider";
import type { ActionsUnderWay, SayOfAction } from "../progress/actions/use-followed-plan";
import { WhatIsNext } from "./what-is-next";

const text = aPlanText("", {
  summary: "Two decisions come first. Then courses.",
  actions: "### Sales\n\n- Settle the roles.\n- Learn to plan.\n- Talk.\n- Rest.",
  timeline: "- **Months 1 to 3:** Pilot.\n- **Months 4 to 12:** Roll out.",
});

function show(generatedAt: Date, live?: ActionsUnderWay["live"]) {
  const say = vi.fn<SayOfAction>(() => Promise.resolve({}));
  const me = { uid: "me", isConsultant: false };
  const followed = live ?? { status: "ready", value: followedPlan(readPlan(text), []) };
  const underWay = { invitationId: "code", me, mayChange: true, live: followed, retry: vi.fn(), say };
  render(
    <MemoryRouter>
      <WhatIsNext plan={{ text, generatedAt }} underWay={underWay} />
    </MemoryRouter>,
    { wrapper: UiProvider },
  );
  return { say, retry: underWay.retry };
}

const next = () => within(screen.getByRole("region", { name: "What is next" }));

test("the home says what is next: the plan in a sentence, its first three actions, the review and the year", async () => {
  const { say } = show(new Date());
  expect(next().getByText(/^Two decisions come first\./)).toBeVisible();
  expect(next().getByRole("link", { name: "Read the whole plan" })).toHaveAttribute(
    "href",
    "/leadership-assessment/results/plan",
  );
  expect(next().getByText(/^This month: 3 actions(, 1 review)?\./)).toBeVisible();
  expect(next().getByText(/^You look back at them on /)).toBeVisible();
  expect(next().getAllByRole("group", { name: /^Status of/ })).toHaveLength(3);
  expect(within(next().getByRole("list", { name: "The year" })).getAllByRole("listitem")).toHaveLength(2);
  expect(next().getByRole("link", { name: "All 4 actions" })).toHaveAttribute(
    "href",
    "/leadership-assessment/results/progress",
  );
  const talk = within(next().getByRole("group", { name: "Status of “Talk”" }));
  await userEvent.click(talk.getByRole("button", { name: "Done" }));
  expect(say.mock.calls.map(([{ title }, { status }]) => [title, status])).toEqual([["Talk", "done"]]);
});

test("a review that is in this month is counted, and one that is over is not told", () => {
  const inThisMonth = new Date(Date.now() - 30 * 86_400_000 + 60_000);
  show(inThisMonth);
  expect(next().getByText(/^This month: 3 actions, 1 review\./)).toBeVisible();
});

test("actions that cannot be loaded say so, and the rest stands", async () => {
  const { retry } = show(new Date(2020, 0, 1), { status: "failed" });
  expect(next().getByRole("list", { name: "The year" })).toBeVisible();
  await userEvent.click(next().getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledOnce();
});
