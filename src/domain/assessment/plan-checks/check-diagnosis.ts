// Holds a plan to the gap profile of the same answers: the most pressing gaps are dealt with, and what training does
// not solve is not trained before it is said what has to be decided first. An item is for a gap when it names the gap's
// own answer among those that it rests on.
import type { ProgressData } from "../answers/answers";
import type { SinceLastTime } from "../comparison/since-last-time";
import type { Gap } from "../gap-profile/ranking";
import { isTraining } from "../plan/action-kinds";
import { hasReferences } from "../plan/checking";
import { isStructured, readPlan, type PlanItem, type PlanSection } from "../plan/plan";
import { referenceResolver, type ResolvedReference } from "../plan/references";
import { checkSince, noSinceFindings, type SinceFindings } from "./check-since";
import { unusedFacts } from "./plan-facts";

const mostPressing = 8;

/** The place of an item in a plan. */
export interface PlanPlace {
  readonly section: PlanSection["id"];
  readonly heading: string;
  readonly group?: string;
  /** The number of the item below its headings, from 1. */
  readonly nth: number;
  /** The id of its element on a page. */
  readonly anchor: string;
}

export interface DiagnosisCheck extends SinceFindings {
  /** The gaps that the plan has to deal with. */
  readonly pressing: readonly Gap[];
  /** Those of them that it does not. */
  readonly unmet: readonly Gap[];
  /** Gaps that it trains although training is not the answer, without saying what has to be decided first. */
  readonly trainedAnyway: readonly Gap[];
  /** The facts about people and hours that the business has given, and that methods and timeline leave out. */
  readonly unusedFacts: readonly ResolvedReference[];
  /** Returns the places at which it deals with a gap. */
  readonly placesOf: (gap: Gap) => readonly PlanPlace[];
}

export function isTrainedAnyway({ reference }: Gap, { trainedAnyway }: DiagnosisCheck): boolean {
  return trainedAnyway.some((each) => each.reference === reference);
}

/** The critical and high gaps that come first. */
export function pressingGaps(gaps: readonly Gap[]): Gap[] {
  return gaps.filter(({ level }) => level === "critical" || level === "high").slice(0, mostPressing);
}

/** Says which gaps an item is for. */
export function gapFinder(
  gaps: readonly Gap[],
  resolve: (reference: string) => ResolvedReference | undefined,
): (references: readonly string[]) => Gap[] {
  const byReference = new Map(gaps.map((gap) => [gap.reference, gap]));
  return (references) => {
    const found = references.flatMap((reference) => byReference.get(resolve(reference)?.reference ?? "") ?? []);
    return [...new Set(found)];
  };
}

/** Undefined for a plan that does not show what it rests on: it can be held to nothing. */
export function checkDiagnosis(
  text: string,
  gaps: readonly Gap[],
  progressData: ProgressData,
  since?: SinceLastTime,
): DiagnosisCheck | undefined {
  const plan = readPlan(text);
  if (!isStructured(plan) || !hasReferences(plan)) return undefined;
  const resolve = referenceResolver(progressData);
  const gapsOf = gapFinder(gaps, resolve);
  const dealings = plan.sections
    .flatMap(itemsWithPlaces)
    .flatMap(({ item, place }) => gapsOf(item.references).map((gap) => ({ gap, item, place })));
  const of = (gap: Gap) => dealings.filter((dealing) => dealing.gap.reference === gap.reference);
  const pressing = pressingGaps(gaps);
  const met = pressing.filter((gap) => of(gap).length > 0);
  return {
    pressing,
    unmet: pressing.filter((gap) => !met.includes(gap)),
    trainedAnyway: gaps.filter(
      (gap) =>
        gap.trainingIsTheAnswer === "no" &&
        of(gap).some(({ item, place }) => trains(place.section, item)) &&
        !of(gap).some(({ place }) => place.section === "beyond-training"),
    ),
    unusedFacts: unusedFacts(plan, progressData),
    ...(since ? checkSince(plan, since.comparison.gaps, met, resolve) : noSinceFindings),
    placesOf: (gap) => of(gap).map(({ place }) => place),
  };
}

function trains(section: PlanSection["id"], { kind }: PlanItem): boolean {
  return section === "objectives" || (section === "actions" && isTraining(kind));
}

interface PlacedItem {
  item: PlanItem;
  place: PlanPlace;
}

/** The summary only sums up what the other sections do. */
function itemsWithPlaces({ id, heading, items }: PlanSection, sectionIndex: number): PlacedItem[] {
  if (id === "summary") return [];
  const inGroup = new Map<string | undefined, number>();
  return items.map((item, itemIndex) => {
    const { group } = item;
    const nth = (inGroup.get(group) ?? 0) + 1;
    inGroup.set(group, nth);
    const anchor = itemAnchor(sectionIndex, itemIndex);
    return { item, place: { section: id, heading, nth, anchor, ...(group !== undefined && { group }) } };
  });
}

/** The id of an item's element: one page shows one plan. */
export function itemAnchor(sectionIndex: number, itemIndex: number): string {
  return `plan-item-${sectionIndex + 1}-${itemIndex + 1}`;
}
