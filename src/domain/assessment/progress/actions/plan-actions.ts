// The actions of a plan, as they are followed after its release: the work of each team. A plan's versions never change,
// so an action's progress is kept apart, under a key that a later version has, too, if it says the same.
import { itemTitle } from "../../plan/item-title";
import { itemKey } from "../../plan/item-title";
import { itemAnchor } from "../../plan-checks/check-diagnosis";
import type { ActionKind } from "../../plan/action-kinds";
import type { Plan } from "../../plan/plan";
import { longestActionText, type ActionProgress, type ActionStatus } from "./action-progress";

export interface PlanAction {
  readonly key: string;
  readonly title: string;
  /** The whole item, as the plan says it. */
  readonly text: string;
  /** The heading that it stands under, such as a team's name; blank where there is none. */
  readonly team: string;
  /** The id of its element where the whole plan is. */
  readonly anchor: string;
  readonly kind: ActionKind | undefined;
}

export interface FollowedAction extends PlanAction {
  /** Undefined before the first statement about it; it is planned then. */
  readonly progress: ActionProgress | undefined;
}

export interface FollowedPlan {
  readonly actions: readonly FollowedAction[];
  /** The followed actions of an earlier version that the plan no longer has. */
  readonly fellAway: readonly ActionProgress[];
}

export function planActions({ sections }: Plan): PlanAction[] {
  const met = new Map<string, number>();
  return sections.flatMap(({ id, items }, sectionIndex) =>
    items.flatMap((item, nth): PlanAction[] => {
      if (id !== "actions") return [];
      const same = itemKey(id, item).slice(0, longestActionText);
      const times = (met.get(same) ?? 0) + 1;
      met.set(same, times);
      return [
        {
          key: times === 1 ? same : `${same}#${times}`,
          title: itemTitle(item.text),
          text: item.text,
          team: (item.group ?? "").slice(0, longestActionText),
          anchor: itemAnchor(sectionIndex, nth),
          kind: item.kind,
        },
      ];
    }),
  );
}

/** The actions of a plan with what became of them. */
export function followedPlan(plan: Plan, followed: readonly ActionProgress[]): FollowedPlan {
  const byKey = new Map(followed.map((progress) => [progress.key, progress]));
  const actions = planActions(plan).map((action) => ({ ...action, progress: byKey.get(action.key) }));
  const kept = new Set(actions.map(({ key }) => key));
  return { actions, fellAway: followed.filter(({ key }) => !kept.has(key)) };
}

export function statusOf({ progress }: Pick<FollowedAction, "progress">): ActionStatus {
  return progress?.current.status ?? "planned";
}

/** Of how many actions what became. */
export function statusCounts(actions: readonly FollowedAction[]): Record<ActionStatus, number> {
  const counts = { planned: 0, running: 0, done: 0, dropped: 0 };
  for (const action of actions) counts[statusOf(action)]++;
  return counts;
}
