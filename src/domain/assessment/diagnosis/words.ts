// The words by which plan and gap profile refer to each other: on the screen, in the exports and in print.
import { plural } from "../../kernel/locale";
import type { Gap } from "../gap-profile/ranking";
import { labelWithTeam } from "../gap-profile/words";
import type { ActionKind } from "../plan/action-kinds";
import type { SinceMark } from "../plan/since-marks";
import { movedLabel } from "../comparison/moved-gaps";
import type { DiagnosisCheck, PlanPlace } from "./check-diagnosis";
import type { Misstated } from "./check-since";

export const actionKindNames = {
  decision: "Decision",
  process: "Process",
  "job aid": "Job aid",
  coaching: "Coaching",
  course: "Course",
} as const satisfies Record<ActionKind, string>;

/** An item's words about its gaps. */
export const sinceMarkNames = {
  closed: "Closed since last time",
  "still open": "Still open since last time",
  new: "New since last time",
} as const satisfies Record<SinceMark, string>;

/** The words about one item or gap. */
export const diagnosisWords = {
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

/** Returns the places at which the plan deals with a gap, without the gap's own team; empty if it does not. */
export function placesInWords(gap: Gap, diagnosis: DiagnosisCheck): string {
  const places = diagnosis
    .placesOf(gap)
    .map(({ group, ...place }) => (group === gap.team || group === undefined ? place : { ...place, group }));
  return placesByHeading(places)
    .map((those) => those.map((place, nth) => (nth === 0 ? placeInWords(place) : String(place.nth))).join(", "))
    .join("; ");
}

export function gapNames(gaps: readonly Gap[]): string {
  return gaps.map(labelWithTeam).join(", ");
}

/** Returns the sentences under a plan that fails the gap profile; none if it agrees. */
export function findingsInWords(found: DiagnosisCheck): string[] {
  const { pressing, unmet, trainedAnyway, unusedFacts, calledClosed, calledOpen, notCalledOpen } = found;
  const missing = plural(unmet.length, { one: "gaps is", other: "gaps are" });
  const trained = plural(trainedAnyway.length, {
    one: "1 gap is trained that needs a decision first",
    other: "# gaps are trained that need a decision first",
  });
  return [
    ...(unmet.length === 0
      ? []
      : [`Of the most pressing, ${unmet.length} of ${pressing.length} ${missing} not dealt with: ${gapNames(unmet)}.`]),
    ...(trainedAnyway.length === 0 ? [] : [`${trained}, and the plan names no decision: ${gapNames(trainedAnyway)}.`]),
    ...(unusedFacts.length === 0
      ? []
      : [
          `Delivery methods and timeline do not go by what was said: ${unusedFacts.map(({ question, answer }) => `${question.text} ${answer}`).join("; ")}.`,
        ]),
    ...(calledClosed.length === 0
      ? []
      : [`The plan says of gaps that are open what the two rounds do not say: ${movedNames(calledClosed)}.`]),
    ...(calledOpen.length === 0
      ? []
      : [`The plan treats gaps as open that have closed since last time: ${movedNames(calledOpen)}.`]),
    ...(notCalledOpen.length === 0
      ? []
      : [`The plan does not say that these gaps are still open since last time: ${gapNames(notCalledOpen)}.`]),
  ];
}

function movedNames(misstated: readonly Misstated[]): string {
  return misstated.map(({ moved }) => movedLabel(moved)).join(", ");
}
