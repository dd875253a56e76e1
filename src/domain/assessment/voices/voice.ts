// The contents that a request to cast a voice or to open a round needs beyond its outline.
import * as z from "zod/mini";
import { isForging, withoutInvisible } from "../../kernel/plain-line";
import { fewestVoices, longestVoiceSentence, mostSlips } from "./bounds";
import { voiceMessages } from "./refusals";
import { ratingsOf } from "./rating-schemas";
import { voiceRoundId } from "./voice-link";

const oneSentence = z.string().check(
  z.overwrite((text) => withoutInvisible(text.replaceAll(/\s+/g, " ")).trim()),
  z.maxLength(longestVoiceSentence, voiceMessages.sentenceTooLong),
  z.refine((text) => !isForging(text), voiceMessages.sentenceUnfit),
);

export const voice = z.object({
  ratings: ratingsOf(z.int().check(z.minimum(1), z.maximum(5))),
  sentence: z.optional(oneSentence),
});

export const roundOpening = z.object({
  round: voiceRoundId,
  codeHashes: z
    .array(z.string())
    .check(z.minLength(fewestVoices), z.maxLength(mostSlips))
    .check(z.refine((hashes) => new Set(hashes).size === hashes.length)),
});
