import { useCallback } from "react";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import type { Live } from "../../../ui/hooks/use-live";

/** What the business of an invitation is called; undefined where nobody can say it just now. */
export function useBusinessName(invitationId: string): Live<string | undefined> {
  return useLoaded(
    useCallback(async () => {
      const { businessNameOf } = await import("../../../firebase/invitations/invited-business");
      return businessNameOf(invitationId);
    }, [invitationId]),
  ).loaded;
}
