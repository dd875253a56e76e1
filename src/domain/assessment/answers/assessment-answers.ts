import { z } from "zod";

const stepIndex = z.enum(["0", "1", "2", "3", "4"]);

/**
 * A document of `assessmentAnswers`, whose id is the invitation's; what a step may hold is the questionnaire's matter.
 */
export const assessmentAnswers = z.object({
  /** Missing where a save was asked for before anything was answered. */
  progressData: z.partialRecord(stepIndex, z.record(z.string(), z.unknown())).optional(),
  lastUpdated: z.date(),
  /** The plan that is the business's: the version that was released last. */
  trainingPlan: z.string().optional(),
  planModel: z.string().optional(),
  planGeneratedAt: z.date().optional(),
  planAnswersHash: z.string().optional(),
  planVersion: z.int().positive().optional(),
  planEdited: z.boolean().optional(),
  planReleasedAt: z.date().optional(),
  /** When the latest of those was written that wait, or have waited, for a consultant. */
  planHeldAt: z.date().optional(),
  /** Who of the consultants has reviewed it, as they want to be called; absent where nobody has. */
  planReviewedBy: z.string().optional(),
});
