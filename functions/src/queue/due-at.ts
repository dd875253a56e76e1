import type { DocumentSnapshot } from "firebase-admin/firestore";
import { datedFields } from "../firestore/dated-fields";

/** Returns the time at which a queued document may next be taken; the end of the claim or lease while it has one. */
export function dueAt(document: DocumentSnapshot): Date {
  return datedFields(document)?.dueAt as Date;
}
