import { Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";

/** A document's fields with Dates in the place of Firestore's Timestamps; undefined where there is no document. */
export function datedFields(document: Pick<DocumentSnapshot, "data">): Record<string, unknown> | undefined {
  const stored = document.data();
  if (!stored) return undefined;
  const dated = Object.entries(stored).map(([field, value]: [string, unknown]) => [
    field,
    value instanceof Timestamp ? value.toDate() : value,
  ]);
  return Object.fromEntries(dated) as Record<string, unknown>;
}
