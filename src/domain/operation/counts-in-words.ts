import { plural } from "../kernel/locale";
import { personalPlaces } from "./personal-places";
import type { ErasedCounts } from "./personal-data-export";

/** What goes or has gone, one phrase for each place; what an erasure leaves is not among it. */
export function countsInWords(counts: ErasedCounts): string[] {
  const places = Object.entries(personalPlaces);
  return places.flatMap(([place, { counted, erasure }]) => {
    const count = Object.hasOwn(counts, place) ? (counts[place] ?? 0) : 0;
    const goes = erasure === "deleted" || erasure === "taken out";
    return counted && goes && count > 0 ? [plural(count, counted)] : [];
  });
}

/** How many entries an export has of each place. */
export function entryCounts(data: Record<string, readonly unknown[]>): ErasedCounts {
  return Object.fromEntries(Object.entries(data).map(([place, entries]) => [place, entries.length]));
}
