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
  /** What became of the teams of the round before. */
  carriedTeams: z.optional(carriedTeams),
  /** The plan that is the business's: the version that was released last. */
  trainingPlan: z.optional(z.string()),
  planModel: z.optional(z.string()),
  planGeneratedAt: z.optional(z.date()),
  planAnswersHash: z.optional(z.string()),
  planVersion: z.optional(z.int().check(z.positive())),
  planEdited: z.optional(z.boolean()),
  planReleasedAt: z.optional(z.date()),
  /** When the latest of those was written that wait, or have waited, for a consultant. */
  planHeldAt: z.optional(z.date()),
  /** Who of the consultants has reviewed it, as they want to be called; absent where nobody has. */
  planReviewedBy: z.optional(z.string()),
});
