import type { QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";

/** When a queued document may next be taken; while somebody has it, when their claim or lease ends. */
export function dueAt(document: QueryDocumentSnapshot): Date {
  return (document.get("dueAt") as Timestamp).toDate();
}
