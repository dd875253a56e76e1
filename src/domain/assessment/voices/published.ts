// The contents of a closed round, made once from its box: of each rating the mean to one decimal, and the spread in
// three grades, nothing finer. A standard deviation with decimals would tell nearly all ratings of five people.
import * as z from "zod/mini";
import type { Spread } from "../answers/answers";
import { onOneDecimal } from "./one-decimal";
import type { BallotBox } from "./ballot-box";
import { fewestForSentences, fewestVoices, longestVoiceSentence, mostSlips } from "./bounds";
import { ratingsOf } from "./rating-schemas";
import { forEachRating } from "./voice-ratings";

const spreads = ["close", "apart", "far apart"] as const satisfies readonly Spread[];

/** Standard deviations below which ratings are close together, and apart. */
const closeBelow = 0.75;
const apartBelow = 1.25;

const publishedRating = z.object({
  mean: z.number().check(z.minimum(1), z.maximum(5)),
  spread: z.enum(spreads),
});
export type PublishedRating = z.infer<typeof publishedRating>;

export const published = {
  voices: z.int().check(z.nonnegative()),
  /** Absent below the fewest voices. */
  ratings: z.optional(ratingsOf(publishedRating)),
  /** Absent below the fewest voices for them. */
  sentences: z.optional(z.array(z.string().check(z.maxLength(longestVoiceSentence))).check(z.maxLength(mostSlips))),
};
const publishedRound = z.object(published);
export type PublishedRound = z.infer<typeof publishedRound>;

/** Returns a whole number from 0 and below the given one. */
export type Chance = (below: number) => number;

export function publish({ voices, counts }: BallotBox, sentences: readonly string[], chance: Chance): PublishedRound {
  return {
    voices,
    ...(voices >= fewestVoices && { ratings: forEachRating((id) => publishedOf(counts[id])) }),
    ...(voices >= fewestForSentences && { sentences: inOrderOfChance(sentences, chance) }),
  };
}

function publishedOf(counts: readonly number[]): PublishedRating {
  const sum = (of: (rating: number) => number) => counts.reduce((all, count, nth) => all + count * of(nth + 1), 0);
  const voices = sum(() => 1);
  const mean = sum((rating) => rating) / voices;
  const deviation = Math.sqrt(sum((rating) => (rating - mean) ** 2) / voices);
  return { mean: onOneDecimal(mean), spread: spreadOf(deviation) };
}

function spreadOf(deviation: number): Spread {
  if (deviation < closeBelow) return "close";
  return deviation < apartBelow ? "apart" : "far apart";
}

/** Sentences in an order that chance alone makes: they are sorted first, so the order before is lost. */
export function inOrderOfChance(sentences: readonly string[], chance: Chance): string[] {
  const order = sentences.toSorted();
  for (let last = order.length - 1; last > 0; last--) {
    const other = chance(last + 1);
    [order[last], order[other]] = [order[other] ?? "", order[last] ?? ""];
  }
  return order;
}
