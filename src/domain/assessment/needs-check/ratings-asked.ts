// The ratings of the needs check by step and question, and no more than that: an inquiry that carries them, and the
// staff who read it, load no questionnaire.
import type { IdOfKind } from "../answers/answers";
import type { StepKey } from "../questionnaire/questionnaire";
import type { needsCheckWords } from "./words";

type RatingAsked = { [K in StepKey]: readonly [step: K, field: IdOfKind<K, "rating">] }[StepKey];

export const ratingsAsked = {
  direction: [
    ["0", "visionConfidence"],
    ["0", "strategicObjectives"],
  ],
  business: [
    ["1", "customerSatisfaction"],
    ["1", "efficiencySatisfaction"],
    ["1", "supportAreas.Processes"],
    ["1", "supportAreas.Technology"],
  ],
  todayAndTomorrow: [
    ["3", "currentPerformance"],
    ["3", "futureReadiness"],
    ["4", "needsIdentification"],
  ],
  team: [
    ["2", "objectiveClarity"],
    ["2", "roleClarity"],
    ["2", "collaboration"],
  ],
} as const satisfies Record<keyof typeof needsCheckWords.sections, readonly RatingAsked[]>;

/** Names the answer to a question: `1.supportAreas.Processes`. */
export function ratingKey([step, field]: readonly [string, string]): string {
  return `${step}.${field}`;
}
