import { useMemo } from "react";
import { Link } from "react-router-dom";
import { statusCounts } from "../../../domain/assessment/progress/actions/plan-actions";
import { actionWords, progressInShort } from "../../../domain/assessment/progress/actions/words";
import { planActionsAnchor } from "../../../domain/assessment/results/anchors";
import { ActionStatusLine } from "../progress/actions/action-status-line";
import type { PlanUnderWay } from "../progress/actions/use-followed-plan";
import { PlanPage, type PlanPageProps } from "./plan-page";

export interface FollowedPlanPageProps extends Omit<PlanPageProps, "progress" | "beside"> {
  followed?: PlanUnderWay | undefined;
  progressLink: string | undefined;
}

/** The whole plan with the progress of its actions, once it is under way. */
export function FollowedPlanPage({ followed, progressLink, ...page }: FollowedPlanPageProps) {
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
      progress={
        <p id={planActionsAnchor}>
          {actions && progressInShort(statusCounts(actions), actions.length)}{" "}
          {progressLink !== undefined && <Link to={progressLink}>{actionWords.say}</Link>}
        </p>
      }
      beside={(anchor) => {
        const current = progressOfItem.get(anchor);
        return current && <ActionStatusLine status={current.status} since={current.on} />;
      }}
    />
  );
}
