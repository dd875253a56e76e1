import { plural } from "../kernel/locale";
import { personalPlaces } from "./personal-places";
import type { ErasedCounts } from "./personal-data-export";

/** Returns a phrase for each place that an erasure empties; the parts that it leaves are not among them. */
export function countsInWords(counts: ErasedCounts): string[] {
  const places = Object.entries(personalPlaces);
  return places.flatMap(([place, { counted, erasure }]) => {
    const count = Object.hasOwn(counts, place) ? (counts[place] ?? 0) : 0;
    const goes = erasure === "deleted" || erasure === "taken out";
    return counted && goes && count > 0 ? [plural(count, counted)] : [];
  });
}

/** Returns the number of an export's entries from each place. */
export function entryCounts(data: Record<string, readonly unknown[]>): ErasedCounts {
  return Object.fromEntries(Object.entries(data).map(([place, entries]) => [place, entries.length]));
}
