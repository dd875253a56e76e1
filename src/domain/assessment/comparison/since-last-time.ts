import type { ProgressData } from "../answers/answers";
import { compareProfiles, type ProfileComparison } from "./compare-profiles";
import { voicesSince, type VoicesMoved } from "../voices/voices-since";
import { roundProfile, type RoundProfile } from "./round-profile";

/** A round as its answers are stored, with the ids of the teams. */
export interface AnsweredRound {
  readonly answers: ProgressData;
  readonly questionnaireVersion: number;
}

/** The round before, and what has moved since. */
export interface SinceLastTime {
  readonly before: RoundProfile;
  readonly comparison: ProfileComparison;
  /** The time of the last answer of the round before. */
  readonly answeredAt: Date | undefined;
  /** The teams about themselves; empty unless a team has voices in both rounds. */
  readonly voices: readonly VoicesMoved[];
}

export function sinceLastTime(
  before: AnsweredRound & { readonly lastUpdated: Date | undefined },
  now: AnsweredRound,
): SinceLastTime {
  const [was, is] = [before, now].map(({ answers, questionnaireVersion }) =>
    roundProfile(answers, questionnaireVersion),
  ) as [RoundProfile, RoundProfile];
  const voices = voicesSince(before.answers.voices, now.answers.voices);
  return { before: was, comparison: compareProfiles(was, is), answeredAt: before.lastUpdated, voices };
}
