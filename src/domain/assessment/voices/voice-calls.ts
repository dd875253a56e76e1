// The requests and answers of the calls about voices, in outline: each page that calls loads them. The handlers hold a
// request to what the questionnaire and the bounds say (voice.ts).
import * as z from "zod/mini";
import { teamId } from "../answers/team-id";
import { documentId } from "../../kernel/document-id";

/** SHA-256 of a link without its hyphens, as hexadecimal digits. */
const codeHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const line = z.string().check(z.minLength(1), z.maxLength(1000));

export const voicesChange = z.discriminatedUnion("change", [
  z.object({
    change: z.literal("open"),
    invitationId: documentId,
    round: documentId,
    team: teamId,
    codeHashes: z.array(codeHash).check(z.maxLength(1000)),
  }),
  z.object({ change: z.literal("close"), invitationId: documentId, round: documentId }),
  z.object({ change: z.literal("take out"), invitationId: documentId, round: documentId, sentence: line }),
  z.object({ change: z.literal("switch"), invitationId: documentId, isOff: z.boolean() }),
]);
type VoicesChange = z.infer<typeof voicesChange>;
export type ChangeOfVoices<Change extends VoicesChange["change"]> = Extract<VoicesChange, { change: Change }>;

/** By the ids of the open rounds. */
export const voiceNumbers = z.object({ isOff: z.boolean(), voices: z.record(z.string(), z.int()) });
export type VoiceNumbers = z.infer<typeof voiceNumbers>;

export const voiceLink = line;

export const askedByLink = z.object({ businessName: z.string(), team: z.string(), closesAt: z.iso.datetime() });

export const castRequest = z.object({
  link: voiceLink,
  ratings: z.record(z.string().check(z.maxLength(100)), z.int()),
  sentence: z.optional(z.string().check(z.maxLength(1000))),
});
