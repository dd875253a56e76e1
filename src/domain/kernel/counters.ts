import { z } from "zod";

/** The collections whose documents are counted. */
export const countedCollections = ["emailList", "inquiries", "invitations"] as const;
export type CountedCollection = (typeof countedCollections)[number];

/** The document `stats/counters`: how many documents each of these collections holds. Absent is none yet. */
export const counters = z.object({
  emailList: z.number().int().default(0),
  inquiries: z.number().int().default(0),
  invitations: z.number().int().default(0),
});
export type Counters = z.infer<typeof counters>;
