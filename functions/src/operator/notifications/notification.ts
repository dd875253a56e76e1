// Something of which administrators are told. What waits to be told names it by its id and holds none of its words: who
// and which business it is about is read when the mail is written, so whoever is erased meanwhile is in no mail.
import type { DocumentReference, Firestore, Query } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { notificationKinds } from "../../../../src/domain/operation/notifications";

export const notification = z.object({
  kind: z.enum(notificationKinds),
  /** The id of the inquiry, invitation or blast. */
  about: z.string(),
  at: z.date(),
});
export type Notification = z.infer<typeof notification>;

export const pendingNotification = z.extend(notification, {
  /** It was in a mail of which nobody knows whether it arrived. */
  mayHaveArrived: z._default(z.boolean(), false),
});

export interface PendingNotification extends z.infer<typeof pendingNotification> {
  ref: DocumentReference;
}

/** What waits to be told of something, to whomever. */
export function pendingAbout(database: Firestore, id: string): Query {
  return database.collectionGroup("pending").where("about", "==", id);
}
