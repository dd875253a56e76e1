// The requests and answers of the calls about voices.
import * as z from "zod/mini";
import { documentId } from "../../kernel/document-id";
import { isForging, withoutInvisible } from "../../kernel/plain-line";
import { fewestSlips, longestVoiceSentence, mostSlips } from "./bounds";
import { codeHash, voiceLinkIn, voiceRoundId } from "./voice-link";
import { ratingsOf } from "./voice-ratings";
import { voiceMessages } from "./words";

const teamId = z.string().check(z.minLength(1), z.maxLength(200));

const codeHashes = z
  .array(codeHash)
  .check(z.minLength(fewestSlips), z.maxLength(mostSlips))
  .check(z.refine((hashes) => new Set(hashes).size === hashes.length));

export const voicesChange = z.discriminatedUnion("change", [
  z.object({ change: z.literal("open"), invitationId: documentId, round: voiceRoundId, team: teamId, codeHashes }),
  z.object({ change: z.literal("close"), invitationId: documentId, round: voiceRoundId }),
  z.object({
    change: z.literal("take out"),
    invitationId: documentId,
    round: voiceRoundId,
    sentence: z.string().check(z.minLength(1), z.maxLength(longestVoiceSentence)),
  }),
  z.object({ change: z.literal("switch"), invitationId: documentId, isOff: z.boolean() }),
]);
export type VoicesChange = z.infer<typeof voicesChange>;
export type ChangeOfVoices<Change extends VoicesChange["change"]> = Extract<VoicesChange, { change: Change }>;

/** By the ids of the open rounds. */
export const voiceNumbers = z.object({ isOff: z.boolean(), voices: z.record(z.string(), z.int()) });
export type VoiceNumbers = z.infer<typeof voiceNumbers>;

export const voiceLink = z
  .string()
  .check(z.maxLength(200))
  .check(z.refine((typed) => voiceLinkIn(typed) !== undefined, voiceMessages.unknown));

export const askedByLink = z.object({ businessName: z.string(), team: z.string(), closesAt: z.iso.datetime() });
export type AskedByLink = z.infer<typeof askedByLink>;

const oneSentence = z.string().check(
  z.overwrite((text) => withoutInvisible(text.replaceAll(/\s+/g, " ")).trim()),
  z.maxLength(longestVoiceSentence, voiceMessages.sentenceTooLong),
  z.refine((text) => !isForging(text), voiceMessages.sentenceUnfit),
);

export const castRequest = z.object({
  link: voiceLink,
  ratings: ratingsOf(z.int().check(z.minimum(1), z.maximum(5))),
  sentence: z.optional(oneSentence),
});
