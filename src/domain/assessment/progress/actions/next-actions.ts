// The next things in a plan: its first actions that are open, and the days on which one looks back at them.
import { dayMs } from "../../../kernel/durations";
import type { StoredPlan } from "../../plan/plan";
import { reminderDays } from "./plan-reminder";
import { statusOf, type FollowedAction } from "./plan-actions";

const fewActions = 3;

/** Returns the first open actions: those that run, then those that wait, in the order of the plan. */
export function nextActions(actions: readonly FollowedAction[]): FollowedAction[] {
  const of = (status: "running" | "planned") => actions.filter((action) => statusOf(action) === status);
  return [...of("running"), ...of("planned")].slice(0, fewActions);
}

/** Returns the next day of review, as many days after the plan was there as its reminders; undefined after the last. */
export function nextReview(
  { releasedAt, generatedAt }: Pick<StoredPlan, "releasedAt" | "generatedAt">,
  now: Date,
): Date | undefined {
  const begun = releasedAt ?? generatedAt;
  return begun && reminderDays.map((days) => new Date(begun.getTime() + days * dayMs)).find((day) => day >= now);
}

export function isInMonthOf(day: Date, now: Date): boolean {
  return day.getFullYear() === now.getFullYear() && day.getMonth() === now.getMonth();
}
