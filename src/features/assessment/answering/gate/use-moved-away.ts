import { useMemo } from "react";
import { lateSubscription, useLive, type Subscribe } from "../../../../ui/hooks/use-live";
import { withFirestore } from "../../../../firebase/sdk/with-firestore";

const nobody: Subscribe<undefined> = () => () => undefined;

/** The business whose assessment was moved away from this account, as soon as it is; undefined while it is not. */
export function useMovedAway(uid: string): string | undefined {
  const subscribe = useMemo(
    () =>
      uid === ""
        ? nobody
        : lateSubscription<string | undefined>(async () => {
            const { watchMovedAway } = await withFirestore(import("../../../../firebase/accounts/moved-away"));
            return (next, fail) => watchMovedAway(uid, next, fail);
          }),
    [uid],
  );
  const { live } = useLive(subscribe);
  return live.status === "ready" ? live.value : undefined;
}
