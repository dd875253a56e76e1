import { useMemo } from "react";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import type { Team } from "../../../domain/assessment/answers/team-list";
import { withVoices } from "../../../domain/assessment/voices/team-voices";
import type { KnownRound } from "../../../domain/assessment/voices/voice-round";
import { useLateLive } from "../../../ui/hooks/use-live";
import { loadVoiceRounds } from "../../../firebase/assessment/voices/late-rounds";

const noRoundsYet: readonly KnownRound[] = [];

/** The rounds of voices of a business; none until they are known, and where they cannot be read. */
export function useVoiceRounds(code: string): readonly KnownRound[] {
  const { live } = useLateLive(loadVoiceRounds, code);
  return live.status === "ready" ? live.value : noRoundsYet;
}

/** The answers with the teams' own voices, if there are any. */
export function useWithVoices(answers: ProgressData, teams: readonly Team[], rounds: readonly KnownRound[]) {
  return useMemo(() => withVoices(answers, teams, rounds), [answers, teams, rounds]);
}
