// Holds what visitors write in a collection of its own after more than the set number within an hour: out of lists,
// counters, mails and statements, until an administrator accepts or deletes it.
import * as z from "zod/mini";

/** The collections that hold the documents of others. */
export const heldCollections = { inquiries: "heldInquiries", emailList: "heldSubscriptions" } as const;

/** A collection that visitors write to. */
export type VisitorCollection = keyof typeof heldCollections;

/** The decision on these documents or, without `ids`, on all that were held until then. */
export const heldRequest = z.object({
  action: z.enum(["accept", "delete"]),
  from: z.enum(["inquiries", "emailList"]),
  ids: z.optional(z.array(z.string().check(z.regex(/^[A-Za-z0-9]{20}$/))).check(z.minLength(1), z.maxLength(100))),
  until: z.optional(z.iso.datetime()),
});

/** The number done; with `until`, more are left, and the same is asked again with it. */
export const heldAnswer = z.object({ settled: z.int().check(z.nonnegative()), until: z.optional(z.iso.datetime()) });
