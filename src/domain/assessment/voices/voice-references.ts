// The names by which a plan refers to voices, and their means in words.
import type { TeamVoices } from "../answers/answers";
import { teamSays } from "./mean-words";
import type { VoiceRatingId } from "./voice-ratings";

export function voiceReference({ place }: Pick<TeamVoices, "place">, id: VoiceRatingId): string {
  return `voices.${place}.${id}`;
}

/** The mean of a rating, the number of voices and their spread. */
export function voicesInWords({ voices, ratings }: TeamVoices, id: VoiceRatingId): string {
  const { mean, spread } = ratings[id];
  return teamSays(mean, voices, spread);
}
