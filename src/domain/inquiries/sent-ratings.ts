// The ratings of the needs check that the sender of an inquiry has ticked. They go beside the message, so that the
// business can take them over in its assessment if it is invited.
import * as z from "zod/mini";
import { ratingKey, ratingsAsked } from "../assessment/needs-check/ratings-asked";

/** The names of the twelve ratings; the security rules repeat them. */
export const sentRatingKeys = Object.values(ratingsAsked).flatMap((asked) => asked.map(ratingKey));

/** Ratings by the names of their questions; what is not rated is missing. */
export const sentRatings = z.partialRecord(z.enum(sentRatingKeys), z.enum(["1", "2", "3", "4", "5", "unknown"]));
export type SentRatings = z.infer<typeof sentRatings>;

/** The same in JSON, which is a field of the form. */
export const typedRatings = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed): unknown => JSON.parse(typed)),
  ),
  sentRatings,
);
