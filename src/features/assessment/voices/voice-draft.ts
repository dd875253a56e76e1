import * as z from "zod/mini";
import { longestVoiceSentence } from "../../../domain/assessment/voices/bounds";
import { forEachRating } from "../../../domain/assessment/voices/voice-ratings";
import { ratings } from "../../../domain/assessment/questionnaire/question";

/** The choices of a voter who has not sent them. */
export const voiceDraft = z.object({
  ratings: z.object(forEachRating(() => z.optional(z.enum(ratings)))),
  sentence: z.string().check(z.maxLength(longestVoiceSentence)),
});
export type VoiceDraft = z.infer<typeof voiceDraft>;

export const emptyVoice: VoiceDraft = { ratings: {}, sentence: "" };
