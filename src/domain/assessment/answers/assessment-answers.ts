import { z } from "zod";
import { carriedTeams } from "../rounds/carried-teams";

const stepIndex = z.enum(["0", "1", "2", "3", "4"]);

/**
 * A document of `assessmentAnswers`, whose id is the invitation's; what a step may hold is the questionnaire's matter.
 */
export const assessmentAnswers = z.object({
  /** Missing where a save was asked for before anything was answered. */
  progressData: z.partialRecord(stepIndex, z.record(z.string(), z.unknown())).optional(),
  lastUpdated: z.date(),
  /** With which version of the questions it was answered last; the first where it says nothing. */
  questionnaireVersion: z.int().positive().optional(),
  /** What became of the teams of the round before. */
  carriedTeams: carriedTeams.optional(),
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
