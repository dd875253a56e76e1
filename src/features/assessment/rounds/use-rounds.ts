import { useCallback } from "react";
import { logWarning } from "../../../browser/log";
import type { Invitation } from "../../../domain/invitations/invitation";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import type { Live } from "../../../ui/hooks/use-live";

/** The rounds of a business up to that of a code; empty where nobody can say it just now. */
export function useRounds(code: string): Live<Invitation[]> {
  return useLoaded(useCallback(() => roundsOrNone(code), [code])).loaded;
}

async function roundsOrNone(code: string): Promise<Invitation[]> {
  try {
    const { roundsUntil } = await import("../../../firebase/invitations/rounds");
    return await roundsUntil(code);
  } catch (error) {
    logWarning("The rounds could not be read.", error);
    return [];
  }
}
