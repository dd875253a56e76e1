import { Timestamp, type DocumentData, type FirestoreDataConverter } from "firebase/firestore";
import type { z } from "zod";

/** Parses what is read with the document's schema, times as Dates. A document that does not fit throws a ZodError. */
export function converterFor<S extends z.ZodType<DocumentData>>(schema: S): FirestoreDataConverter<z.infer<S>> {
  return {
    toFirestore: (document) => document,
    fromFirestore: (snapshot) => schema.parse(withDates(snapshot.data({ serverTimestamps: "estimate" }))),
  };
}

function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
}
