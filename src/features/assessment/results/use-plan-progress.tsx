import { useMemo, type ReactNode } from "react";
import { actionWords } from "../../../domain/assessment/actions/words";
import { promisedIndicators } from "../../../domain/assessment/key-indicators/promised-indicators";
import type { IndicatorEntry } from "../../../domain/assessment/key-indicators/key-indicator";
import { readPlan } from "../../../domain/assessment/plan/plan";
import { planParts } from "../../../domain/assessment/results/anchors";
import { ActionStatusLine } from "../actions/action-status-line";
import { PlanActions } from "../actions/plan-actions";
import { useFollowedPlan } from "../actions/use-followed-plan";
import { IndicatorBesideItem } from "../key-indicators/indicator-beside-item";
import { indicatorsTitle } from "../key-indicators/indicators-title";
import { KeyIndicatorsSection } from "../key-indicators/key-indicators-section";
import { useKeyIndicators } from "../key-indicators/use-key-indicators";
import type { KnownProgress, ProgressParts } from "../plan/plan-parts";
import type { Results } from "./results";

const noIndicators: readonly IndicatorEntry[] = [];

/** A plan under way, as its page shows it; `progress` is undefined while there is no plan that can be followed. */
export function usePlanProgress(
  invitationId: string,
  { plan, answers }: Results,
): { progress: ProgressParts | undefined; known: KnownProgress } {
  const underWay = useFollowedPlan(invitationId, plan);
  const found = useKeyIndicators(underWay && invitationId);
  const followed = underWay?.live.status === "ready" ? underWay.live.value : undefined;
  const indicators = found.live.status === "ready" ? found.live.value.indicators : noIndicators;
  const text = plan?.text ?? "";
  const promised = useMemo(() => promisedIndicators(readPlan(text), indicators), [text, indicators]);
  const progressOfItem = useMemo(
    () => new Map(followed?.actions.map(({ anchor, progress }) => [anchor, progress?.current])),
    [followed],
  );
  const known = { followed, indicators: found.live.status === "ready" ? indicators : undefined };
  if (underWay === undefined) return { progress: undefined, known };
  const { me } = underWay;

  function beside(anchor: string): ReactNode {
    const current = progressOfItem.get(anchor);
    return (
      <>
        {current && <ActionStatusLine status={current.status} since={current.on} />}
        {promised.get(anchor)?.map((indicator) => (
          <IndicatorBesideItem key={indicator.id} indicator={indicator} />
        ))}
      </>
    );
  }

  const parts = [
    { anchor: planParts.actions, heading: actionWords.title, part: <PlanActions underWay={underWay} /> },
    {
      anchor: planParts.indicators,
      heading: indicatorsTitle(me),
      part: <KeyIndicatorsSection me={me} answers={answers} {...found} />,
    },
  ];
  return { progress: { parts, beside }, known };
}
