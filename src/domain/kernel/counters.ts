import * as z from "zod/mini";
import { heldCollections } from "./held";

/** The collections whose documents are counted as they come and go. */
export const countedCollections = ["emailList", "inquiries", "invitations"] as const;
export type CountedCollection = (typeof countedCollections)[number];

/**
 * The collections with a number on the dashboard; the code that holds and lets go of documents counts the held ones.
 */
export const numberedCollections = [...countedCollections, ...Object.values(heldCollections)] as const;

/** The number; 0 before the first count. */
export const countOrZero = z._default(z.int().check(z.nonnegative()), 0);

const count = z._default(z.int(), 0);

/** The document `stats/counters`: how many documents each of these collections holds. Absent is none yet. */
export const counters = z.object({
  emailList: count,
  inquiries: count,
  invitations: count,
  heldInquiries: count,
  heldSubscriptions: count,
});
export type Counters = z.infer<typeof counters>;
