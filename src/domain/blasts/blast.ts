import * as z from "zod/mini";
import { undeliveredReasons } from "./words";
import { countOrZero } from "../kernel/counters";
import { languages } from "../kernel/language";
import { mailFailures, type MailProblem } from "../kernel/failures/mail-problems";

const blastStatuses = ["scheduled", "preparing", "sending", "paused", "cancelled", "finished"] as const;
export type BlastStatus = (typeof blastStatuses)[number];

/** "preparing" was called "planning" in earlier versions. */
export const earlierPreparing = "planning";
const storedStatus = z.pipe(
  z.transform((stored) => (stored === earlierPreparing ? "preparing" : stored)),
  z.enum(blastStatuses),
);

/** The commands of an administrator to a blast under way. */
export const blastCommands = ["pause", "resume", "cancel"] as const;
export type BlastCommand = (typeof blastCommands)[number];

/** Everybody who is planned ends as one of the other four; who has not yet is left. */
export const blastCounts = z.object({
  planned: countOrZero,
  sent: countOrZero,
  /** Certainly not delivered. */
  failed: countOrZero,
  /** May have been delivered, so they are never sent again without being asked to. */
  uncertain: countOrZero,
  /** Opted out before their turn came. */
  skipped: countOrZero,
});
export type BlastCounts = z.infer<typeof blastCounts>;

/**
 * A document of `blasts`: one mail to everybody on the mailing list. Written by the functions, read live by
 * administrators.
 */
export const blast = z.object({
  subject: z.string(),
  message: z.string(),
  /** Replaces `{name}` for a subscriber without a name. */
  nameFallback: z._default(z.string(), ""),
  /** The time at which it begins, if it was to wait. */
  sendAt: z.optional(z.date()),
  createdBy: z.string(),
  createdAt: z.date(),
  status: storedStatus,
  /** True if something may be left to do, so that the sweep looks after it; also while it is paused. */
  active: z.boolean(),
  /** The number of different recipients; null until the mailing list has been read to its end. */
  recipients: z._default(z.nullable(z.int().check(z.nonnegative())), null),
  counts: z.prefault(blastCounts, {}),
  /** The reason why the mail server takes nothing just now, and the time of the next try. */
  problem: z._default(z.nullable(z.enum(Object.keys(mailFailures) as [MailProblem, ...MailProblem[]])), null),
  retryAt: z._default(z.nullable(z.date()), null),
  /** Tries in a row that the mail server did not take; the pauses between them grow. */
  failures: countOrZero,
  /** The provider recognises a mail that it has got already, so that all uncertain ones may be sent again at once. */
  resendIsSafe: z._default(z.boolean(), false),
  finishedAt: z.optional(z.date()),
});
export type Blast = z.infer<typeof blast>;

/** Returns the number of recipients who are still to come. */
export function blastLeft({ planned, sent, failed, uncertain, skipped }: BlastCounts): number {
  return Math.max(0, planned - sent - failed - uncertain - skipped);
}

export type UndeliveredReason = keyof typeof undeliveredReasons;

/** A document of `blasts/{id}/undelivered`: a recipient whom the blast did not reach for certain. */
export const undeliveredMail = z.object({
  /** The list's own spelling, cut to the length of an address; empty if there is none. */
  address: z.string(),
  state: z.enum(["failed", "uncertain"]),
  reason: z.enum(Object.keys(undeliveredReasons) as [UndeliveredReason, ...UndeliveredReason[]]),
  at: z.date(),
  /** Only if it is not the first. */
  language: z.optional(z.enum(languages)),
});
export type UndeliveredMail = z.infer<typeof undeliveredMail>;
