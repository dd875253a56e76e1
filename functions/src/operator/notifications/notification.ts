// A notification for administrators. It names its subject by the id and holds none of its words. The person and the
// business are read when the mail is written, so an erased person is in no mail.
import type { DocumentReference, Firestore, Query } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { notificationKinds } from "../../../../src/domain/operation/notifications";

export const notification = z.object({
  kind: z.enum(notificationKinds),
  /** The id of the inquiry, invitation or blast, or the hour of a flood. */
  about: z.string(),
  at: z.date(),
});
export type Notification = z.infer<typeof notification>;

export const pendingNotification = z.extend(notification, {
  /** It was in a mail that may have arrived. */
  mayHaveArrived: z._default(z.boolean(), false),
});

export interface PendingNotification extends z.infer<typeof pendingNotification> {
  ref: DocumentReference;
}

/** The pending notifications of a subject, for all administrators. */
export function pendingAbout(database: Firestore, id: string): Query {
  return database.collectionGroup("pending").where("about", "==", id);
}
