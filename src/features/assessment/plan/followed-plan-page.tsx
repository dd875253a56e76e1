import { PlanPage, type PlanPageProps } from "./plan-page";
import type { FollowedPlanParts } from "../results-data/plan-parts";
import { useProgressParts } from "./use-progress-parts";

export interface FollowedPlanPageProps extends Omit<PlanPageProps, "progress"> {
  followed?: FollowedPlanParts | undefined;
}

/** The whole plan with what became of it, once it is under way. */
export function FollowedPlanPage({ followed, ...page }: FollowedPlanPageProps) {
  return <PlanPage {...page} progress={useProgressParts(followed, page.results)} />;
}
