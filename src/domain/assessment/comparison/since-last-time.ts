import type { ProgressData } from "../answers/answers";
import { compareProfiles, type ProfileComparison } from "./compare-profiles";
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
}

export function sinceLastTime(
  before: AnsweredRound & { readonly lastUpdated: Date | undefined },
  now: AnsweredRound,
): SinceLastTime {
  const [was, is] = [before, now].map(({ answers, questionnaireVersion }) =>
    roundProfile(answers, questionnaireVersion),
  ) as [RoundProfile, RoundProfile];
  return { before: was, comparison: compareProfiles(was, is), answeredAt: before.lastUpdated };
}
