// The conditions for keeping a plan: the sections that were asked for, and references that lead to answers.
import type { ProgressData } from "../answers/answers";
import { isStructured, readPlan } from "./plan";
import { markedReferences, withMarkers } from "./markers";
import { planSections } from "./plan-sections";
import { referenceResolver } from "./references";

/**
 * The plan with the references that lead to an answer, each once for its item and as it is written; all others are
 * taken out.
 */
export function withCheckedReferences(text: string, progressData: ProgressData): string {
  const resolve = referenceResolver(progressData);
  return withMarkers(text, (references) => [
    ...new Set(references.flatMap((reference) => resolve(reference)?.reference ?? [])),
  ]);
}

/** Returns the number of references that lead to no answer. */
export function droppedReferences(text: string, progressData: ProgressData): number {
  const resolve = referenceResolver(progressData);
  return markedReferences(text).filter((reference) => !resolve(reference)).length;
}

/** Returns the faults of a plan in words for the model that writes it once more; undefined if there are none. */
export function planProblem(text: string, progressData: ProgressData): string | undefined {
  const plan = readPlan(text);
  const missing = planSections.filter(
    ({ id }) => !plan.sections.some((section) => section.id === id && section.items.length > 0),
  );
  if (missing.length > 0) return `These sections are missing or empty: ${headingList(missing)}.`;
  if (!isStructured(plan))
    return `The sections must be these, each once and in this order: ${headingList(planSections)}.`;
  if (!hasReferences(plan)) return "No item ends with a mark that names the answers it rests on.";
  const checked = readPlan(withCheckedReferences(text, progressData));
  if (!hasReferences(checked)) return "None of the names in the marks is in the list of answers.";
  return undefined;
}

export function hasReferences({ sections }: ReturnType<typeof readPlan>): boolean {
  return sections.some(({ items }) => items.some(({ references }) => references.length > 0));
}

function headingList(sections: readonly { heading: string }[]): string {
  return sections.map(({ heading }) => heading).join(", ");
}
