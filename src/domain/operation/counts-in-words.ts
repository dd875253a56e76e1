import { plural } from "../kernel/locale";
import { countedWords } from "./counted-words";
import { personalPlaces, type PersonalPlace } from "./personal-places";
import type { ErasedCounts } from "./personal-data-export";

/** Returns a phrase for each place that an erasure empties; the parts that it leaves are not among them. */
export function countsInWords(counts: ErasedCounts): string[] {
  const places = Object.keys(personalPlaces) as PersonalPlace[];
  return places.flatMap((place) => {
    const [counted, { erasure }] = [countedWords[place], personalPlaces[place]];
    const count = Object.hasOwn(counts, place) ? (counts[place] ?? 0) : 0;
    const goes = erasure === "deleted" || erasure === "taken out";
    return counted && goes && count > 0 ? [plural(count, counted)] : [];
  });
}

/** Returns the number of an export's entries from each place. */
export function entryCounts(data: Record<string, readonly unknown[]>): ErasedCounts {
  return Object.fromEntries(Object.entries(data).map(([place, entries]) => [place, entries.length]));
}
