// The ways to hear what Firestore has, live. Each follows it until the returned function is called.
import { doc, onSnapshot, type DocumentData, type Query, type QueryDocumentSnapshot } from "firebase/firestore";
import type * as z from "zod/mini";
import { logWarning } from "../../browser/log";
import type { Subscribe } from "../../browser/subscribe";
import { converterFor } from "./converter";
import { firestore } from "./firestore";

/** Follows `read` of a document, which may be missing; `upToDate` tells whether the server has answered. */
export function followDocument<S extends z.ZodMiniType<DocumentData>, Value>(
  path: string,
  schema: S,
  read: (document: z.infer<S> | undefined, upToDate: boolean) => Value,
): Subscribe<Value> {
  return (next, fail) =>
    onSnapshot(
      doc(firestore(), path).withConverter(converterFor(schema)),
      { includeMetadataChanges: true },
      (snapshot) => tell(() => read(snapshot.data(), !snapshot.metadata.fromCache), next, fail),
      fail,
    );
}

/** Follows `read` of the documents that a query finds. */
export function followQuery<T, Value>(
  asked: () => Query<T>,
  read: (docs: QueryDocumentSnapshot<T>[]) => Value,
): Subscribe<Value> {
  return (next, fail) =>
    onSnapshot(
      asked(),
      // Else a list that the cache knows to be empty would load for ever: that the server says the same changes no
      // document.
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        // Without a connection the cache, which is empty at first, must not pass for an empty list.
        if (!metadata.fromCache || docs.length > 0) tell(() => read(docs), next, fail);
      },
      fail,
    );
}

/** Fails for a value that does not fit its schema. */
function tell<Value>(read: () => Value, next: (value: Value) => void, fail: (error: unknown) => void): void {
  let value: Value;
  try {
    value = read();
  } catch (error) {
    fail(error);
    return;
  }
  next(value);
}

export interface PageEntry<T> {
  id: string;
  document: T;
}

/** A list that grows is read again with each of its parts; what has not changed stays the same object. */
const entriesRead = new WeakMap<object, PageEntry<unknown>>();

/** One document that does not fit its schema must not take the whole list with it. */
export function readableEntries<T>(docs: QueryDocumentSnapshot<T>[]): PageEntry<T>[] {
  return docs.flatMap((snapshot) => {
    try {
      const entry = entriesRead.get(snapshot) ?? { id: snapshot.id, document: snapshot.data() };
      entriesRead.set(snapshot, entry);
      return [entry as PageEntry<T>];
    } catch (error) {
      logWarning(`The document ${snapshot.ref.path} does not fit its schema.`, error);
      return [];
    }
  });
}
