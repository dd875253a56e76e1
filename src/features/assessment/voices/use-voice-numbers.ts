import { useCallback } from "react";
import type { VoiceNumbers } from "../../../domain/assessment/voices/voice-calls";
import type { KnownRound } from "../../../domain/assessment/voices/voice-round";
import { countVoices } from "../../../firebase/assessment/voices/changes";
import type { Live } from "../../../ui/hooks/use-live";
import { useLoaded } from "../../../ui/hooks/use-loaded";

export type LoadedNumbers = Live<VoiceNumbers | undefined>;

export function openIdsOf(rounds: readonly KnownRound[]): string {
  return rounds
    .filter(({ state }) => state === "open")
    .map(({ id }) => id)
    .join();
}

/** The numbers of voices of the open rounds, read anew for other rounds; without one only if they are always wanted. */
export function useVoiceNumbers(code: string, openIds: string, always = false): LoadedNumbers {
  const { loaded } = useLoaded(
    useCallback(async () => (openIds === "" && !always ? undefined : countVoices(code)), [code, openIds, always]),
  );
  return loaded;
}
