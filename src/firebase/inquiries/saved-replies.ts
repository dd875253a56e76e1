// Answers that administrators keep for each other.
import { collection, doc, limit, orderBy, query, serverTimestamp } from "firebase/firestore";
import { savedReply } from "../../domain/inquiries/saved-reply";
import { paths } from "../../domain/kernel/collections";
import { converterFor } from "../sdk/converter";
import { firestore } from "../sdk/firestore";
import { followQuery, readableEntries } from "../sdk/follow";
import { writeOnline } from "../sdk/writes/write-online";
import type { StaffMember } from "./inquiry-actions";

/** The rules refuse a longer list. */
const mostReplies = 100;

const savedReplies = () => collection(firestore(), paths.savedReplies);

/** By what they are called. */
export const watchSavedReplies = followQuery(
  () => query(savedReplies().withConverter(converterFor(savedReply)), orderBy("title"), limit(mostReplies)),
  readableEntries,
);

const signatureOf = ({ uid, email }: StaffMember) => ({ by: uid, byEmail: email, at: serverTimestamp() });

export function saveReply(me: StaffMember, title: string, text: string): Promise<void> {
  const added = doc(savedReplies());
  return writeOnline((transaction) => transaction.set(added, { title, text, ...signatureOf(me) }));
}

export function renameReply(me: StaffMember, id: string, title: string): Promise<void> {
  return writeOnline((transaction) => transaction.update(doc(savedReplies(), id), { title, ...signatureOf(me) }));
}

export function deleteReply(id: string): Promise<void> {
  return writeOnline((transaction) => transaction.delete(doc(savedReplies(), id)));
}
