import { useMemo, type ReactNode } from "react";
import { actionWords } from "../../../domain/assessment/progress/actions/words";
import type { IndicatorEntry } from "../../../domain/assessment/progress/key-indicators/key-indicator";
import { promisedIndicators } from "../../../domain/assessment/progress/key-indicators/promised-indicators";
import { readPlan } from "../../../domain/assessment/plan/plan";
import { planParts } from "../../../domain/assessment/results/anchors";
import { ActionStatusLine } from "../progress/actions/action-status-line";
import { PlanActions } from "../progress/actions/plan-actions";
import { IndicatorBesideItem } from "../progress/key-indicators/indicator-beside-item";
import { indicatorsTitle } from "../progress/key-indicators/indicators-title";
import { KeyIndicatorsSection } from "../progress/key-indicators/key-indicators-section";
import type { Results } from "../results-data/results";
import type { FollowedPlanParts, ProgressParts } from "../results-data/plan-parts";

const noIndicators: readonly IndicatorEntry[] = [];

/** A plan under way, as its page shows it; undefined while there is no plan that can be followed. */
export function useProgressParts(
  progress: FollowedPlanParts | undefined,
  { plan, answers }: Pick<Results, "plan" | "answers">,
): ProgressParts | undefined {
  const live = progress?.underWay.live;
  const followed = live?.status === "ready" ? live.value : undefined;
  const foundLive = progress?.found.live;
  const indicators = foundLive?.status === "ready" ? foundLive.value.indicators : noIndicators;
  const text = plan?.text ?? "";
  const promised = useMemo(() => promisedIndicators(readPlan(text), indicators), [text, indicators]);
  const progressOfItem = useMemo(
    () => new Map(followed?.actions.map(({ anchor, progress: { current } = {} }) => [anchor, current])),
    [followed],
  );
  if (progress === undefined) return undefined;
  const { underWay, found } = progress;
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
  return { parts, beside };
}
