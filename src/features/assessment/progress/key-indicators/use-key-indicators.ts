import { withFirestore } from "../../../../firebase/sdk/with-firestore";
import { useLateLive } from "../../../../ui/hooks/use-live";

const loadIndicators = async (invitationId: string) =>
  (await withFirestore(import("../../../../firebase/assessment/progress/key-indicators"))).followKeyIndicators(
    invitationId,
  );

/** The indicators of the business of an invitation; nothing is asked for where it is undefined. */
export const useKeyIndicators = (invitationId: string | undefined) => useLateLive(loadIndicators, invitationId);
