import { doc, onSnapshot } from "firebase/firestore";
import { paths } from "../../domain/kernel/collections";
import { firestore } from "../sdk/firestore";

/**
 * Follows, until the returned function is called, whether the assessment of an account was moved to somebody else: then
 * with the name of its business.
 */
export function watchMovedAway(
  uid: string,
  next: (businessName: string | undefined) => void,
  fail: (error: unknown) => void,
): () => void {
  return onSnapshot(
    doc(firestore(), paths.profile(uid)),
    (profile) => next(profile.get("movedAt") === undefined ? undefined : String(profile.get("businessName"))),
    fail,
  );
}
