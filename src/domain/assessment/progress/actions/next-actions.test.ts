import { expect, test } from "vitest";
import { readPlan } from "../../plan/plan";
import { aPlanText } from "../../plan/plan.fixture";
import { actionProgress } from "./action-progress";
import { isInMonthOf, nextActions, nextReview } from "./next-actions";
import { followedPlan, planActions } from "./plan-actions";

const plan = readPlan(aPlanText("", { actions: "### Sales\n\n- One.\n- Two.\n- Three.\n- Four.\n- Five." }));
const said = (nth: number, status: string) =>
  actionProgress.parse({
    key: planActions(plan)[nth]?.key,
    title: "",
    team: "",
    current: { status, on: "2026-11-02", note: "", by: "me", role: "business", at: new Date() },
    earlier: [],
  });

test("next are what runs and then what waits, three of them, and nothing that is done or dropped", () => {
  const { actions } = followedPlan(plan, [said(0, "done"), said(1, "dropped"), said(4, "running")]);
  expect(nextActions(actions).map(({ title }) => title)).toEqual(["Five", "Three", "Four"]);
  expect(nextActions([])).toEqual([]);
});

test("one looks back 30 and 90 days after the plan was there, and then no more", () => {
  const releasedAt = new Date(2026, 0, 1);
  const plannedOn = { releasedAt };
  expect(nextReview(plannedOn, new Date(2026, 0, 2))).toEqual(new Date(2026, 0, 31));
  expect(nextReview(plannedOn, new Date(2026, 1, 2))?.getMonth()).toBe(3);
  expect(nextReview(plannedOn, new Date(2026, 5, 2))).toBeUndefined();
  expect(nextReview({}, new Date())).toBeUndefined();
  expect([1, 31].map((day) => isInMonthOf(new Date(2026, 0, day), new Date(2026, 0, 15)))).toEqual([true, true]);
  expect(isInMonthOf(new Date(2027, 0, 1), new Date(2026, 0, 15))).toBe(false);
});
