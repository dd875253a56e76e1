// One document, once, by plain HTTP: without the live client's cache a failure is known at once, and the screen stays
// light.
import { doc, getDoc, Timestamp } from "firebase/firestore/lite";
import type { z } from "zod";
import { firestoreLite } from "./firestore-lite";

/**
 * Parsed with its schema, times as Dates; undefined where there is none. Throws where it cannot be read or does not
 * fit.
 */
export async function readDocument<S extends z.ZodType>(path: string, schema: S): Promise<z.infer<S> | undefined> {
  const snapshot = await getDoc(doc(firestoreLite, path));
  if (!snapshot.exists()) return undefined;
  const dated = Object.entries(snapshot.data()).map(([field, value]: [string, unknown]) => [
    field,
    value instanceof Timestamp ? value.toDate() : value,
  ]);
  return schema.parse(Object.fromEntries(dated));
}
