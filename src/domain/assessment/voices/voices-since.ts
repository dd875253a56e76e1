// Voices of the round before beside those of now: voices are compared with voices only, of the same team by its id.
import type { TeamVoices } from "../answers/answers";
import { onOneDecimal } from "./one-decimal";
import { voiceRatingIds, type VoiceRatingId } from "./voice-ratings";

export interface VoicesMoved {
  readonly team: string;
  readonly id: VoiceRatingId;
  readonly before: number;
  readonly after: number;
  /** More is better: of a team's ratings 5 is always good. */
  readonly moved: number;
}

/** The widest moves first. */
export function voicesSince(before: readonly TeamVoices[] = [], now: readonly TeamVoices[] = []): VoicesMoved[] {
  const moved = now.flatMap((after) => {
    const was = before.find(({ id }) => id === after.id);
    if (!was) return [];
    return voiceRatingIds.map((id): VoicesMoved => {
      const [then, since] = [was.ratings[id].mean, after.ratings[id].mean];
      return { team: after.team, id, before: then, after: since, moved: onOneDecimal(since - then) };
    });
  });
  return moved.toSorted((one, other) => Math.abs(other.moved) - Math.abs(one.moved));
}
