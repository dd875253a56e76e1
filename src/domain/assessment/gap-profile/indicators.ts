// The indicators of the gap profile. Each points at one rating of the questionnaire, and a field that is no rating of
// its step is a compile error. Two ratings are not indicators but contexts: the weight of trends, or of ongoing
// training, is neither good nor bad in itself, yet it makes some gaps more urgent than others.
import type { IdOfKind } from "../answers/answers";
import type { StepKey } from "../questionnaire/questionnaire";

/** The axes of the radar, in the order in which they are drawn. */
export const axes = {
  purpose: "Purpose and values",
  execution: "Objectives and communication",
  market: "Customers and market",
  operations: "Operations and innovation",
  support: "Support",
  performance: "Performance and readiness",
  learning: "Learning and development",
  teams: "Teams",
} as const;
export type AxisId = keyof typeof axes;

interface ContextIn<K extends StepKey> {
  readonly label: string;
  readonly step: K;
  readonly field: IdOfKind<K, "rating">;
  /** The rating from which the gaps that it raises are more urgent. */
  readonly atLeast: number;
  readonly because: string;
}

export const contexts = {
  trendInfluence: {
    label: "Influence of trends",
    step: "1",
    field: "trendInfluence",
    atLeast: 4,
    because: "industry trends influence the strategy strongly",
  },
  ongoingImportance: {
    label: "Importance of ongoing training",
    step: "4",
    field: "ongoingImportance",
    atLeast: 4,
    because: "ongoing training is important for the organization",
  },
} as const satisfies Record<string, ContextIn<"1"> | ContextIn<"4">>;
export type ContextId = keyof typeof contexts;

interface IndicatorIn<K extends StepKey> {
  readonly label: string;
  readonly step: K;
  readonly field: IdOfKind<K, "rating">;
  /** The meaning of the highest rating: good for most questions, bad for the size of a gap. */
  readonly five: "good" | "bad";
  readonly axis: AxisId;
  /**
   * 3 where other gaps hang on this one, 2 where the business or its people feel it directly, 1 where it is narrower.
   */
  readonly weight: 1 | 2 | 3;
  readonly raisedBy?: ContextId;
  /** The version of the questionnaire that first asked it as it is asked now; the first one where it is absent. */
  readonly since?: number;
  /** The thing to be rated does not exist where this question is answered with no, which is the widest gap. */
  readonly absent?: { readonly ifNo: IdOfKind<K, "yes-no">; readonly says: string };
}
export type Indicator = { [K in StepKey]: IndicatorIn<K> }[StepKey];
