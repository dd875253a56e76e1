import type { DocumentSnapshot } from "firebase-admin/firestore";
import { datedFields } from "../firestore/dated-fields";

/** When a queued document may next be taken; while somebody has it, when their claim or lease ends. */
export function dueAt(document: DocumentSnapshot): Date {
  return datedFields(document)?.dueAt as Date;
}
