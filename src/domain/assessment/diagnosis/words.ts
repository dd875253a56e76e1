// How the plan and the gap profile say what they have to do with each other: on the screen, in the exports and in
// print.
import { plural } from "../../kernel/locale";
import type { Gap } from "../gap-profile/ranking";
import { labelWithTeam } from "../gap-profile/words";
import type { ActionKind } from "../plan/action-kinds";
import { isTrainedAnyway, type DiagnosisCheck, type PlanPlace } from "./check-diagnosis";

export const actionKindNames = {
  decision: "Decision",
  process: "Process",
  "job aid": "Job aid",
  coaching: "Coaching",
  course: "Course",
} as const satisfies Record<ActionKind, string>;

/** What is said of one item or gap. */
export const diagnosisWords = {
  dealtWithIn: "Dealt with in:",
  notDealtWith: "Nothing in the plan deals with it.",
  trainedAnyway: "The plan trains it, and does not say what has to be decided first.",
  forGaps: "For:",
  sentAlong: "Diagnosis that is sent along",
} as const;

/** Such as "Actions for each team, Warehouse, 3". */
export function placeInWords({ heading, group, nth }: PlanPlace): string {
  return [heading, ...(group === undefined ? [] : [group]), String(nth)].join(", ");
}

/** The same places, those below the same headings together. */
export function placesByHeading(places: readonly PlanPlace[]): PlanPlace[][] {
  const byHeading = new Map<string, PlanPlace[]>();
  for (const place of places) {
    const heading = placeInWords({ ...place, nth: 0 });
    byHeading.set(heading, [...(byHeading.get(heading) ?? []), place]);
  }
  return [...byHeading.values()];
}

/** Where the plan deals with a gap, or that it does not, and that it trains what training does not solve. */
export function dealingInWords(gap: Gap, diagnosis: DiagnosisCheck): string {
  const places = placesByHeading(diagnosis.placesOf(gap)).map((those) =>
    those.map((place, nth) => (nth === 0 ? placeInWords(place) : String(place.nth))).join(", "),
  );
  const dealt =
    places.length === 0 ? diagnosisWords.notDealtWith : `${diagnosisWords.dealtWithIn} ${places.join("; ")}.`;
  return isTrainedAnyway(gap, diagnosis) ? `${dealt} ${diagnosisWords.trainedAnyway}` : dealt;
}

export function gapNames(gaps: readonly Gap[]): string {
  return gaps.map(labelWithTeam).join(", ");
}

/** What is said under a plan of how it fails the gap profile; nothing where it does not. */
export function findingsInWords({ pressing, unmet, trainedAnyway, unusedFacts }: DiagnosisCheck): string[] {
  const missing = plural(unmet.length, { one: "gaps is", other: "gaps are" });
  const trained = plural(trainedAnyway.length, { one: "1 gap is", other: "# gaps are" });
  return [
    ...(unmet.length === 0
      ? []
      : [`Of the most pressing, ${unmet.length} of ${pressing.length} ${missing} not dealt with: ${gapNames(unmet)}.`]),
    ...(trainedAnyway.length === 0
      ? []
      : [
          `${trained} trained although training is not the answer, without a word on what has to be decided first: ${gapNames(trainedAnyway)}.`,
        ]),
    ...(unusedFacts.length === 0
      ? []
      : [
          `Delivery methods and timeline do not go by what was said: ${unusedFacts.map(({ question, answer }) => `${question.text} ${answer}`).join("; ")}.`,
        ]),
  ];
}
