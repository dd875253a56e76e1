import * as z from "zod/mini";

const outcomeKinds = ["moved", "replied", "invited", "deleted"] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

/**
 * A document of `inquiryOutcomes`. Its id is that of an inquiry that has left `inquiries`, and it is written in the
 * same batch: a second administrator learns who was first. It holds nothing of the visitor's words.
 */
export const inquiryOutcome = z.object({
  outcome: z.enum(outcomeKinds),
  by: z.string(),
  byEmail: z.string(),
  at: z.date(),
});
export type InquiryOutcome = z.infer<typeof inquiryOutcome>;

/**
 * The time for which an administrator who has begun to send an answer keeps others from answering as well; longer than
 * any call takes.
 */
export const answeringMinutes = 2;
