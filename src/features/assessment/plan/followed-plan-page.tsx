import { useMemo } from "react";
import { ActionStatusLine } from "../progress/actions/action-status-line";
import { PlanActions } from "../progress/actions/plan-actions";
import type { PlanUnderWay } from "../progress/actions/use-followed-plan";
import { PlanPage, type PlanPageProps } from "./plan-page";

export interface FollowedPlanPageProps extends Omit<PlanPageProps, "progress" | "beside"> {
  followed?: PlanUnderWay | undefined;
}

/** The whole plan with the progress of its actions, once it is under way. */
export function FollowedPlanPage({ followed, ...page }: FollowedPlanPageProps) {
  const live = followed?.live;
  const actions = live?.status === "ready" ? live.value.actions : undefined;
  const progressOfItem = useMemo(
    () => new Map(actions?.map(({ anchor, progress }) => [anchor, progress?.current])),
    [actions],
  );
  if (!followed) return <PlanPage {...page} />;
  return (
    <PlanPage
      {...page}
      progress={<PlanActions underWay={followed} />}
      beside={(anchor) => {
        const current = progressOfItem.get(anchor);
        return current && <ActionStatusLine status={current.status} since={current.on} />;
      }}
    />
  );
}
