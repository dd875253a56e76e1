// The administrators' notes for each other, in the collection below their subject. A note is added and may be deleted
// by its author; it never changes, so no two people can overwrite each other.
import { collection, doc, limit, orderBy, query, serverTimestamp } from "firebase/firestore";
import type { Subscribe } from "../../browser/subscribe";
import { staffNote, type StaffNote } from "../../domain/inquiries/staff-note";
import { converterFor } from "../sdk/converter";
import { firestore } from "../sdk/firestore";
import { followQuery, readableEntries, type PageEntry } from "../sdk/follow";
import { writeOnline } from "../sdk/writes/write-online";
import type { StaffMember } from "./inquiry-actions";

/** The rules refuse a longer list. */
const mostNotes = 100;

export interface NoteKeeper {
  /** The latest first. */
  follow: Subscribe<PageEntry<StaffNote>[]>;
  add: (me: StaffMember, text: string) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/** Those in the collection with this path. */
export function notesIn(path: string): NoteKeeper {
  const all = collection(firestore(), path);
  const latest = query(all.withConverter(converterFor(staffNote)), orderBy("at", "desc"), limit(mostNotes));
  return {
    follow: followQuery(() => latest, readableEntries),
    add: (me, text) => {
      const added = doc(all);
      const fields = { text, by: me.uid, byEmail: me.email, at: serverTimestamp() };
      return writeOnline((transaction) => transaction.set(added, fields));
    },
    remove: (id) => writeOnline((transaction) => transaction.delete(doc(all, id))),
  };
}
