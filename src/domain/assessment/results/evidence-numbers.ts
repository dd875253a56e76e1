// The answers that a plan rests on get numbers, in the order in which they are first named, so that a small mark can
// stand for them wherever they are named again.
import type { Plan, PlanItem } from "../plan/plan";
import type { ResolvedReference } from "../plan/references";

/** A quotation of a plan is the evidence itself, and needs none. */
export function isQuote({ text }: PlanItem): boolean {
  return /^\s*(?:>|[“„«‹"])/.test(text);
}

/** The numbers by the references that they stand for, from 1. */
export function evidenceNumbers(
  { sections }: Plan,
  resolve: (reference: string) => ResolvedReference | undefined,
): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const { items } of sections)
    for (const item of items.filter((each) => !isQuote(each)))
      for (const written of item.references) {
        const reference = resolve(written)?.reference;
        if (reference !== undefined && !numbers.has(reference)) numbers.set(reference, numbers.size + 1);
      }
  return numbers;
}
