import { Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";

/** A document's fields with Dates in the place of Firestore's Timestamps; undefined where there is no document. */
export function datedFields(document: Pick<DocumentSnapshot, "data">): Record<string, unknown> | undefined {
  const stored = document.data();
  return stored && datedMap(stored);
}

function datedMap(map: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(map).map(([field, value]: [string, unknown]) => [field, dated(value)]));
}

/** Also within maps; those of Firestore are plain objects, and its other values are none. */
function dated(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  const isMap = typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isMap ? datedMap(value) : value;
}
