// Puts into words what a plan does about the gaps, and its faults against the gap profile.
import { movedLabel } from "../comparison/moved-gaps";
import type { Gap } from "../gap-profile/ranking";
import { labelWithTeam } from "../gap-profile/words";
import type { DiagnosisCheck, PlanPlace } from "./check-diagnosis";
import type { Misstated } from "./check-since";
import { findingWords } from "./words";

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
  const facts = unusedFacts.map(({ question, answer }) => `${question.text} ${answer}`).join("; ");
  return [
    ...(unmet.length === 0 ? [] : [findingWords.unmet(unmet.length, pressing.length, gapNames(unmet))]),
    ...(trainedAnyway.length === 0 ? [] : [findingWords.trainedAnyway(trainedAnyway.length, gapNames(trainedAnyway))]),
    ...(unusedFacts.length === 0 ? [] : [findingWords.unusedFacts(facts)]),
    ...(calledClosed.length === 0 ? [] : [findingWords.calledClosed(movedNames(calledClosed))]),
    ...(calledOpen.length === 0 ? [] : [findingWords.calledOpen(movedNames(calledOpen))]),
    ...(notCalledOpen.length === 0 ? [] : [findingWords.notCalledOpen(gapNames(notCalledOpen))]),
  ];
}

function movedNames(misstated: readonly Misstated[]): string {
  return misstated.map(({ moved }) => movedLabel(moved)).join(", ");
}
