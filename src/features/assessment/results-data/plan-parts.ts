import type { ReactNode } from "react";
import type { Report } from "../../../domain/assessment/report/report";
import type { KeyIndicators } from "../../../firebase/assessment/progress/key-indicators";
import type { Live } from "../../../ui/hooks/use-live";
import type { PlanUnderWay } from "../progress/actions/use-followed-plan";

/** The parts of a plan under way, besides its text. */
export interface ProgressParts {
  /** The parts above the plan's own sections, each with its heading, by the ids of their elements. */
  parts: readonly { anchor: string; heading: string; part: ReactNode }[];
  /** Returns the part beside an item, by the id of its element. */
  beside: (anchor: string) => ReactNode;
}

/** The source of those parts. */
export interface FollowedPlanParts {
  underWay: PlanUnderWay;
  found: { live: Live<KeyIndicators>; retry: () => void };
}

/** The progress of a plan under way, for the report; undefined if unknown. */
export type KnownProgress = Pick<Report, "followed" | "indicators">;
