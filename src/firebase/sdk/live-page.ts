// One page of a list, live: what another administrator does appears by itself, and an entry that leaves is followed up
// by the next one. A page begins behind a cursor, so however long the list is it costs a page of reads and one more,
// which tells whether there is another page.
import { limit, onSnapshot, query, startAfter, type Query, type QueryDocumentSnapshot } from "firebase/firestore";
import { logWarning } from "../../browser/log";

export const pageSize = 25;

export interface PageEntry<T> {
  id: string;
  document: T;
}

/** Where a page ends and the next one begins. */
export type Cursor = QueryDocumentSnapshot<unknown>;

/** A list in its order, or what of it begins with the text that somebody searches for. */
export type PageQuery<T> = (search: string) => Query<T>;

export interface LivePage<T> {
  entries: PageEntry<T>[];
  next: Cursor | undefined;
  /** How many entries do not fit their schema. */
  unreadable: number;
}

/** Follows a page until the returned function is called. */
export function watchPage<T>(
  { asked, after, size }: { asked: Query<T>; after: Cursor | undefined; size: number },
  show: (page: LivePage<T>) => void,
  fail: (error: unknown) => void,
): () => void {
  const page = query(asked, ...(after ? [startAfter(after)] : []), limit(size + 1));
  const showPage = (docs: QueryDocumentSnapshot<T>[]) => {
    const shown = docs.slice(0, size);
    const entries = shown.flatMap((snapshot) => readable(snapshot));
    const next = docs.length > size ? shown.at(-1) : undefined;
    show({ entries, next, unreadable: shown.length - entries.length });
  };
  return watchDocuments(page, showPage, fail);
}

/** Follows what a query finds until the returned function is called. */
export function watchDocuments<T>(
  asked: Query<T>,
  show: (docs: QueryDocumentSnapshot<T>[]) => void,
  fail: (error: unknown) => void,
): () => void {
  return onSnapshot(
    asked,
    // Else a list that the cache knows to be empty would load for ever: that the server says the same changes no
    // document.
    { includeMetadataChanges: true },
    ({ docs, metadata }) => {
      // Without a connection the cache, which is empty at first, must not pass for an empty list.
      if (!metadata.fromCache || docs.length > 0) show(docs);
    },
    fail,
  );
}

/** One document that does not fit its schema must not take the whole list with it. */
function readable<T>(snapshot: QueryDocumentSnapshot<T>): PageEntry<T>[] {
  try {
    return [{ id: snapshot.id, document: snapshot.data() }];
  } catch (error) {
    logWarning(`The document ${snapshot.ref.path} does not fit its schema.`, error);
    return [];
  }
}
