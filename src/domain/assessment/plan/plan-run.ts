import * as z from "zod/mini";

/**
 * The writing of a business's training plan, beside its answers: the text so far, for every window that looks. The
 * writer leaves a sign of life every few seconds; after `staleAfterMs` without one it is gone, and another may go on.
 */
export const planRun = z.object({
  runId: z.string(),
  /** The writer; undefined while the run waits in the queue. */
  writerId: z.optional(z.string()),
  status: z.enum(["running", "done", "failed"]),
  /**
   * With the references that lead to answers; none once it is done, as the plan then stands with the answers, and none
   * of a plan that is held.
   */
  text: z.string(),
  /** Its business reads the plan when a consultant releases it; until then the text is where only these can read it. */
  held: z.optional(z.boolean()),
  /** The version of the plan that it has become. */
  version: z.optional(z.int().check(z.positive())),
  model: z.optional(z.string()),
  startedAt: z.date(),
  heartbeatAt: z.date(),
  answersHash: z.string(),
  /** The number of times this plan was gone on with. */
  goneOn: z.int().check(z.nonnegative()),
  /** The prompt that was asked with was not that of the saved answers. */
  promptChanged: z.optional(z.boolean()),
  /** Why it failed: for the person, and as a callable's code. */
  sentence: z.optional(z.string()),
  code: z.optional(z.string()),
});
export type PlanRunDocument = z.infer<typeof planRun>;

export const staleAfterMs = 15_000;
