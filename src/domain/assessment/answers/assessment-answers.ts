import * as z from "zod/mini";
import { carriedTeams } from "./carried-teams";

const stepIndex = z.enum(["0", "1", "2", "3", "4"]);

/**
 * A document of `assessmentAnswers`, whose id is the invitation's; what a step may hold is the questionnaire's matter.
 */
export const assessmentAnswers = z.object({
  /** Missing where a save was asked for before anything was answered. */
  progressData: z.optional(z.partialRecord(stepIndex, z.record(z.string(), z.unknown()))),
  lastUpdated: z.date(),
  /** With which version of the questions it was answered last; the first where it says nothing. */
  questionnaireVersion: z.optional(z.int().check(z.positive())),
  /** The decisions on the teams of the round before. */
  carriedTeams: z.optional(carriedTeams),
  /** The ratings of the needs check that were taken over, as they were. */
  takenOver: z.optional(z.record(z.string(), z.string())),
  /** The plan that is the business's: the version that was released last. */
  trainingPlan: z.optional(z.string()),
  planModel: z.optional(z.string()),
  planGeneratedAt: z.optional(z.date()),
  planAnswersHash: z.optional(z.string()),
  planVersion: z.optional(z.int().check(z.positive())),
  planEdited: z.optional(z.boolean()),
  planReleasedAt: z.optional(z.date()),
  /** The time of the latest version that waits, or has waited, for a consultant. */
  planHeldAt: z.optional(z.date()),
  /** The consultant who has reviewed it, by the name of their choice; absent without a review. */
  planReviewedBy: z.optional(z.string()),
});
