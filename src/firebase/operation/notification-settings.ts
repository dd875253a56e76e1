// Of what the administrator who is signed in is told by mail; what was never switched off is told.
import { doc, onSnapshot } from "firebase/firestore";
import {
  notificationSettings,
  type NotificationKind,
  type NotificationSettings,
} from "../../domain/operation/notifications";
import { paths } from "../../domain/kernel/collections";
import { firestore } from "../sdk/firestore";
import { writeOnline } from "../sdk/writes/write-online";

/** Follows them until the returned function is called. */
export function watchNotificationSettings(
  uid: string,
  next: (settings: NotificationSettings) => void,
  fail: (error: unknown) => void,
): () => void {
  return onSnapshot(
    doc(firestore(), paths.notificationSettings(uid)),
    (snapshot) => next(notificationSettings.parse(snapshot.data() ?? {})),
    fail,
  );
}

export function switchNotification(uid: string, kind: NotificationKind, isOn: boolean): Promise<void> {
  return writeOnline((transaction) => {
    transaction.set(doc(firestore(), paths.notificationSettings(uid)), { [kind]: isOn }, { merge: true });
  });
}
