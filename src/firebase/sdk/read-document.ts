// One document, once, by plain HTTP: without the live client's cache a failure is known at once, and the screen stays
// light.
import { doc, getDoc } from "firebase/firestore/lite";
import type * as z from "zod/mini";
import { firestoreLite } from "./client/firestore-lite";
import { withDates } from "./with-dates";

/**
 * Parsed with its schema, times as Dates; undefined where there is none. Throws where it cannot be read or does not
 * fit.
 */
export async function readDocument<S extends z.ZodMiniType>(path: string, schema: S): Promise<z.infer<S> | undefined> {
  const snapshot = await getDoc(doc(await firestoreLite(), path));
  return snapshot.exists() ? schema.parse(withDates(snapshot.data())) : undefined;
}
