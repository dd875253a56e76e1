import type { DocumentData, FirestoreDataConverter } from "firebase/firestore";
import type * as z from "zod/mini";
import { withDates } from "./with-dates";

/** Parses what is read with the document's schema, times as Dates. A document that does not fit throws. */
export function converterFor<S extends z.ZodMiniType<DocumentData>>(schema: S): FirestoreDataConverter<z.infer<S>> {
  return {
    toFirestore: (document) => document,
    fromFirestore: (snapshot) => schema.parse(withDates(snapshot.data({ serverTimestamps: "estimate" }))),
  };
}
