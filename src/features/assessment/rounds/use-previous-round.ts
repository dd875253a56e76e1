import { useCallback } from "react";
import { logWarning } from "../../../browser/log";
import type { PreviousRound } from "../../../firebase/assessment/rounds/round-answers";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { withFirestore } from "../../../firebase/sdk/with-firestore";

/** The round before; undefined where there is none, until it is there, and where it cannot be read. */
export function usePreviousRound(invitationId: string): PreviousRound | undefined {
  const { loaded } = useLoaded(useCallback(() => previousOrNone(invitationId), [invitationId]));
  return loaded.status === "ready" ? loaded.value : undefined;
}

async function previousOrNone(invitationId: string): Promise<PreviousRound | undefined> {
  try {
    const { previousRoundOf } = await withFirestore(import("../../../firebase/assessment/rounds/round-answers"));
    return await previousRoundOf(invitationId);
  } catch (error) {
    logWarning("The round before could not be read.", error);
    return undefined;
  }
}
