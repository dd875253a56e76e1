// Finds the items of a plan that promise an indicator: those that call it by its name.
import { comparableName } from "../../answers/answer-places";
import { itemAnchor } from "../../diagnosis/check-diagnosis";
import type { Plan } from "../../plan/plan";

/** By the ids of the items' elements. The summary only sums up what the other sections do. */
export function promisedIndicators<Named extends { name: string }>(
  { sections }: Plan,
  indicators: readonly Named[],
): Map<string, Named[]> {
  const promised = new Map<string, Named[]>();
  const named = indicators
    .map((indicator) => ({ indicator, name: comparableName(indicator.name) }))
    .filter(({ name }) => name !== "");
  for (const [nth, { id, items }] of sections.entries()) {
    if (id === "summary") continue;
    for (const [at, { text }] of items.entries()) {
      const said = comparableName(text);
      const found = named.filter(({ name }) => said.includes(name)).map(({ indicator }) => indicator);
      if (found.length > 0) promised.set(itemAnchor(nth, at), found);
    }
  }
  return promised;
}
