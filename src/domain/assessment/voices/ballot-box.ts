// The box of an open round. It has the codes that are not spent yet, and how often each rating was given: no voice
// stands in it by itself, and no two ratings of one voice stand together. Equal voices in any order make equal boxes,
// so a box cannot tell an order.
import * as z from "zod/mini";
import { mostSlips } from "./bounds";
import { ratingsOf } from "./rating-schemas";
import { forEachRating, type VoiceRatingId } from "./voice-ratings";

/** The number of voices that gave 1, 2, 3, 4 and 5. */
const ratingCounts = z.array(z.int().check(z.nonnegative())).check(z.length(5));

export const ballotBox = z.object({
  /** The hashes of the codes, in alphabetical order. */
  unspent: z.array(z.string()).check(z.maxLength(mostSlips)),
  voices: z.int().check(z.nonnegative()),
  counts: ratingsOf(ratingCounts),
});
export type BallotBox = z.infer<typeof ballotBox>;

/** From 1 to 5. */
export type VoiceRatings = Readonly<Record<VoiceRatingId, number>>;

export function emptyBox(codeHashes: readonly string[]): BallotBox {
  return { unspent: codeHashes.toSorted(), voices: 0, counts: forEachRating(() => [0, 0, 0, 0, 0]) };
}

/** Returns the box with one more voice and without its code; undefined if the code is not in it. */
export function castInto(box: BallotBox, codeHash: string, ratings: VoiceRatings): BallotBox | undefined {
  if (!box.unspent.includes(codeHash)) return undefined;
  return {
    unspent: box.unspent.filter((hash) => hash !== codeHash),
    voices: box.voices + 1,
    counts: forEachRating((id) => box.counts[id].map((count, nth) => (nth + 1 === ratings[id] ? count + 1 : count))),
  };
}
