// A plan is never overwritten: what the model writes and what a consultant makes of it are versions, one after the
// other, and no version is ever changed. What a business reads is the version that was released last, beside its
// answers.
import * as z from "zod/mini";
import type { StoredPlan } from "../plan";

/** Characters. */
export const longestVersion = 200_000;
export const longestReviewer = 200;

/** A document of `planVersions`, whose id is its number. */
export const planVersion = z.object({
  /** One more than that of the version before. */
  number: z.int().check(z.positive()),
  text: z.string(),
  createdAt: z.date(),
  /** The model, the time and the answers of the text; an edit keeps those of its base. */
  model: z.optional(z.string()),
  generatedAt: z.optional(z.date()),
  answersHash: z.optional(z.string()),
  /** The references of the model that lead to no answer, and were left out. */
  droppedReferences: z.optional(z.int().check(z.positive())),
  /** The consultant who edited, and the version that was edited; absent where the model wrote it. */
  by: z.optional(z.string()),
  byEmail: z.optional(z.string()),
  basedOn: z.optional(z.int().check(z.positive())),
});
export type PlanVersion = z.infer<typeof planVersion>;

/** A document of `planReleases`, whose id is the number of its version: each is released once at most. */
export const planRelease = z.object({
  version: z.int().check(z.positive()),
  releasedAt: z.date(),
  /** Absent where a plan is its business's as soon as it is written. */
  by: z.optional(z.string()),
  byEmail: z.optional(z.string()),
  reviewedBy: z.optional(z.string()),
  /** The mail that tells the business: its state, since when, and why it was not sent. */
  mailState: z.optional(z.enum(["sending", "sent", "failed"])),
  mailStateAt: z.optional(z.date()),
  mailError: z.optional(z.string()),
  /** The time of the next try and the number of tries, while it may still go out. */
  mailDueAt: z.optional(z.date()),
  mailAttempts: z.optional(z.number()),
});
export type PlanRelease = z.infer<typeof planRelease>;

/** A version as plans are shown. */
export function versionAsPlan({ text, model, generatedAt, answersHash, by }: PlanVersion): StoredPlan {
  return { text, model, generatedAt, answersHash, edited: by !== undefined };
}

/** Tells whether a consultant has still to release the plan of a run: the released plan may rest on a later version. */
export function isInReview(
  run: { status: string; held?: boolean | undefined; version?: number | undefined } | undefined,
  released: number | undefined,
): boolean {
  return run?.status === "done" && run.held === true && (run.version ?? 0) > (released ?? 0);
}
