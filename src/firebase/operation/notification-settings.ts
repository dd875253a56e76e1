// Of what the administrator who is signed in is told by mail; what was never switched off is told.
import { doc } from "firebase/firestore";
import type { Subscribe } from "../../browser/subscribe";
import {
  notificationSettings,
  type NotificationKind,
  type NotificationSettings,
} from "../../domain/operation/notifications";
import { paths } from "../../domain/kernel/collections";
import { firestore } from "../sdk/firestore";
import { followDocument } from "../sdk/follow";
import { writeOnline } from "../sdk/writes/write-online";

export function watchNotificationSettings(uid: string): Subscribe<NotificationSettings> {
  return followDocument(
    paths.notificationSettings(uid),
    notificationSettings,
    (settings) => settings ?? notificationSettings.parse({}),
  );
}

export function switchNotification(uid: string, kind: NotificationKind, isOn: boolean): Promise<void> {
  return writeOnline((transaction) => {
    transaction.set(doc(firestore(), paths.notificationSettings(uid)), { [kind]: isOn }, { merge: true });
  });
}
