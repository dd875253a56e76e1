// The ratings of the needs check that the sender of an inquiry has ticked. They go beside the message, so that the
// business can take them over in its assessment if it is invited. The security rules know the twelve names; no
// questionnaire is loaded to read them.
import * as z from "zod/mini";

/** Ratings by the names of their questions; what is not rated is missing. */
export const sentRatings = z.record(z.string(), z.enum(["1", "2", "3", "4", "5", "unknown"]));
export type SentRatings = z.infer<typeof sentRatings>;

/** The same in JSON, which is a field of the form. */
export const typedRatings = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed): unknown => JSON.parse(typed)),
  ),
  sentRatings,
);
