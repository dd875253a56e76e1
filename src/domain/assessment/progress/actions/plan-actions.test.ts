import { expect, test } from "vitest";
import { readPlan } from "../../plan/plan";
import { aPlanText } from "../../plan/plan.fixture";
import { actionProgress, type ActionStatus } from "./action-progress";
import { followedPlan, planActions, statusCounts } from "./plan-actions";
import { progressInShort } from "./words";

const plan = (...actions: string[]) => readPlan(aPlanText("", { actions: actions.join("\n") }));

function said(key: string, status: ActionStatus, note = "") {
  const current = { status, on: "2026-11-02", note, by: "me", role: "business", at: new Date(0) };
  return actionProgress.parse({ key, title: key, team: "", current, earlier: [] });
}

const sales = plan(
  "### Sales",
  "- **Talk** every week. [kind: process]",
  "- Talk every week.",
  "### Dispatch",
  "- **Talk** daily.",
);

test("an action is the same by its team and its title, whatever else a new version says of it", () => {
  const next = plan("### Dispatch", "- **Talk** in the morning. [kind: coaching]", "### Sales", "- **talk**, at last.");
  const keys = planActions(sales).map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
  expect(planActions(next).map(({ key }) => key)).toEqual([keys[2], keys[0]]);
  expect(planActions(next).map(({ team, title, anchor }) => [team, title, anchor])).toEqual([
    ["Dispatch", "Talk", "plan-item-4-1"],
    ["Sales", "talk", "plan-item-4-2"],
  ]);
});

test("two actions that say the same are two", () => {
  const keys = planActions(plan("- Talk.", "- Talk.")).map(({ key }) => key);
  expect(keys).toEqual([keys[0], `${keys[0]}#2`]);
});

test("what a newer version has left out is listed, and what it kept goes on", () => {
  const [first = "", , third = ""] = planActions(sales).map(({ key }) => key);
  const followed = [said(first, "done"), said(third, "running"), said("actions//gone", "dropped")];
  const read = followedPlan(sales, followed);
  expect(read.fellAway.map(({ key }) => key)).toEqual(["actions//gone"]);
  const counts = statusCounts(read.actions);
  expect(counts).toEqual({ planned: 1, running: 1, done: 1, dropped: 0 });
  expect(progressInShort(counts, read.actions.length)).toBe("1 of 3 actions done, 1 running.");
});
