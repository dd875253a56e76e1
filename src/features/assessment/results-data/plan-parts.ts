import type { ReactNode } from "react";
import type { FollowedPlan } from "../../../domain/assessment/progress/actions/plan-actions";
import type { IndicatorEntry } from "../../../domain/assessment/progress/key-indicators/key-indicator";
import type { KeyIndicators } from "../../../firebase/assessment/progress/key-indicators";
import type { Live } from "../../../ui/hooks/use-live";
import type { PlanUnderWay } from "../progress/actions/use-followed-plan";

/** What belongs to a plan that is under way, besides what it says. */
export interface ProgressParts {
  /** The parts above the plan's own sections, each with its heading, by the ids of their elements. */
  parts: readonly { anchor: string; heading: string; part: ReactNode }[];
  /** What is said beside an item, by the id of its element. */
  beside: (anchor: string) => ReactNode;
}

/** What those parts are made of. */
export interface FollowedPlanParts {
  underWay: PlanUnderWay;
  found: { live: Live<KeyIndicators>; retry: () => void };
}

/** What a plan under way has come to, as the report has it; undefined where it is not known. */
export interface KnownProgress {
  followed?: FollowedPlan | undefined;
  indicators?: readonly IndicatorEntry[] | undefined;
}
