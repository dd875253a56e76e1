import { useMemo } from "react";
import { lateSubscription, useLive, type Live } from "../../../../ui/hooks/use-live";
import type { KeyIndicators } from "../../../../firebase/assessment/progress/key-indicators";
import { withFirestore } from "../../../../firebase/sdk/with-firestore";

/** The indicators of the business of an invitation; nothing is asked for where it is undefined. */
export function useKeyIndicators(invitationId: string | undefined): { live: Live<KeyIndicators>; retry: () => void } {
  return useLive(
    useMemo(
      () =>
        invitationId === undefined
          ? () => () => undefined
          : lateSubscription<KeyIndicators>(async () => {
              const { followKeyIndicators } = await withFirestore(
                import("../../../../firebase/assessment/progress/key-indicators"),
              );
              return followKeyIndicators(invitationId);
            }),
      [invitationId],
    ),
  );
}
