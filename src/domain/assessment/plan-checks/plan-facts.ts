// The facts that make a plan precise: its methods and its timeline go by the people and the hours that the business has
// given. facts-text.ts asks for it, and for a word about what is not given.
import type { ProgressData } from "../answers/answers";
import type { Plan } from "../plan/plan";
import type { PlanSectionId } from "../plan/plan-sections";
import { allReferences, referenceResolver, type ResolvedReference } from "../plan/references";

/** The number of people, and the hours that each has. */
const planned = ["4.peopleCount", "4.trainingHours"];

export const sectionsWithFacts: readonly PlanSectionId[] = ["methods", "timeline"];

/** The people and hours that are given, and that no item of the sections in question rests on. */
export function unusedFacts({ sections }: Plan, progressData: ProgressData): ResolvedReference[] {
  const resolve = referenceResolver(progressData);
  const named = sections
    .filter(({ id }) => id !== "other" && sectionsWithFacts.includes(id))
    .flatMap(({ items }) => items.flatMap(({ references }) => references))
    .map((reference) => resolve(reference)?.reference);
  return plannedFacts(progressData).filter(({ reference }) => !named.includes(reference));
}

/** The people and hours that are given. */
export function plannedFacts(progressData: ProgressData): ResolvedReference[] {
  return allReferences(progressData).filter(({ reference }) => planned.includes(reference));
}
