// What visitors write waits in a collection of its own once more of it comes within an hour than is set: out of lists,
// counters, mails and statements, until an administrator accepts or deletes it.
import * as z from "zod/mini";

/** Where what was written to a collection is held. */
export const heldCollections = { inquiries: "heldInquiries", emailList: "heldSubscriptions" } as const;

/** A collection that visitors write to. */
export type VisitorCollection = keyof typeof heldCollections;

/** What is done with these documents or, without `ids`, with all that were held until then. */
export const heldRequest = z.object({
  action: z.enum(["accept", "delete"]),
  from: z.enum(["inquiries", "emailList"]),
  ids: z.optional(z.array(z.string().check(z.regex(/^[A-Za-z0-9]{20}$/))).check(z.minLength(1), z.maxLength(100))),
  until: z.optional(z.iso.datetime()),
});

/** How many are done; with `until`, more are left, and the same is asked again with it. */
export const heldAnswer = z.object({ settled: z.int().check(z.nonnegative()), until: z.optional(z.iso.datetime()) });
