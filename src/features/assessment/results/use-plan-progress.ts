import { useFollowedPlan, type PlanUnderWay } from "../progress/actions/use-followed-plan";
import type { KnownProgress, Results } from "../results-data/results";

/** A plan under way, for its page and for the report; undefined for the page while no plan can be followed. */
export function usePlanProgress(
  invitationId: string,
  { plan }: Results,
): { progress: PlanUnderWay | undefined; known: KnownProgress } {
  const progress = useFollowedPlan(invitationId, plan);
  const indicators = progress?.indicators.live;
  const known = {
    followed: progress?.live.status === "ready" ? progress.live.value : undefined,
    indicators: indicators?.status === "ready" ? indicators.value.indicators : undefined,
  };
  return { progress, known };
}
