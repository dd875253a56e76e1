import { collection, doc, serverTimestamp } from "firebase/firestore";
import { paths } from "../../../domain/kernel/collections";
import type { StaffMember } from "../../inquiries/inquiry-actions";
import { firestore } from "../../sdk/firestore";
import { writeOnline } from "../../sdk/write-online";

export function addNote(me: StaffMember, code: string, text: string): Promise<void> {
  const note = doc(collection(firestore, paths.planNotes(code)));
  return writeOnline((transaction) =>
    transaction.set(note, { text, by: me.uid, byEmail: me.email, at: serverTimestamp() }),
  );
}

export function deleteNote(code: string, id: string): Promise<void> {
  return writeOnline((transaction) => transaction.delete(doc(firestore, paths.planNote(code, id))));
}
