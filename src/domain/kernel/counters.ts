import * as z from "zod/mini";
import { heldCollections } from "./held";

/** The collections whose documents are counted as they come and go. */
export const countedCollections = ["emailList", "inquiries", "invitations"] as const;
export type CountedCollection = (typeof countedCollections)[number];

/** All that have a number on the dashboard; what is held is counted by whatever holds it and lets it go. */
export const numberedCollections = [...countedCollections, ...Object.values(heldCollections)] as const;

/** How many; none where nobody has counted yet. */
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
