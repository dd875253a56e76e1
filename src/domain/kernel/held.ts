// What visitors write waits in a collection of its own once more of it comes within an hour than is set: out of lists,
// counters, mails and statements, until an administrator accepts or deletes it.
import { z } from "zod";

/** Where what was written to a collection is held. */
export const heldCollections = { inquiries: "heldInquiries", emailList: "heldSubscriptions" } as const;

/** A collection that visitors write to. */
export type VisitorCollection = keyof typeof heldCollections;

/** What is done with these documents or, without `ids`, with all that were held until then. */
export const heldRequest = z.object({
  action: z.enum(["accept", "delete"]),
  from: z.enum(["inquiries", "emailList"]),
  ids: z
    .array(z.string().regex(/^[A-Za-z0-9]{20}$/))
    .min(1)
    .max(100)
    .optional(),
  until: z.iso.datetime().optional(),
});

/** How many are done; with `until`, more are left, and the same is asked again with it. */
export const heldAnswer = z.object({ settled: z.int().nonnegative(), until: z.iso.datetime().optional() });
