import { withFirestore } from "../../../../firebase/sdk/with-firestore";
import { useLateLive } from "../../../../ui/hooks/use-live";

const loadMovedAway = async (uid: string) =>
  (await withFirestore(import("../../../../firebase/assessment/unlock"))).watchMovedAway(uid);

/** The business whose assessment was moved away from this account, as soon as it is; undefined while it is not. */
export function useMovedAway(uid: string): string | undefined {
  const { live } = useLateLive(loadMovedAway, uid === "" ? undefined : uid);
  return live.status === "ready" ? live.value : undefined;
}
