import type { IndicatorEntry } from "../../../domain/assessment/progress/key-indicators/key-indicator";
import { useFollowedPlan } from "../progress/actions/use-followed-plan";
import { useKeyIndicators } from "../progress/key-indicators/use-key-indicators";
import type { FollowedPlanParts, KnownProgress } from "../results-data/plan-parts";
import type { Results } from "../results-data/results";

/** A plan under way, for its page and for the report; undefined for the page while no plan can be followed. */
export function usePlanProgress(
  invitationId: string,
  { plan }: Results,
): { progress: FollowedPlanParts | undefined; known: KnownProgress } {
  const underWay = useFollowedPlan(invitationId, plan);
  const found = useKeyIndicators(underWay && invitationId);
  const followed = underWay?.live.status === "ready" ? underWay.live.value : undefined;
  const indicators: readonly IndicatorEntry[] | undefined =
    found.live.status === "ready" ? found.live.value.indicators : undefined;
  return { progress: underWay && { underWay, found }, known: { followed, indicators } };
}
