// A list, live, as far as somebody has asked to see it: what another administrator does appears by itself, and an entry
// that leaves is followed up by the next one. Each part of it begins behind a cursor, so however long the list is, what
// is shown costs its reads once, and one more for each part, which tells whether there is another.
import {
  endAt,
  limit,
  onSnapshot,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
} from "firebase/firestore";
import { logWarning } from "../../../browser/log";
import { growList } from "./growing-list";
import { showInTurn } from "./lists-in-turn";

/** How many entries a list shows at first, and how many it shows more when somebody asks. */
export const pageSizes = { first: 10, more: 25 } as const;

/** Where entries are sought among many, so many parts are looked through before somebody has to ask for more. */
const partsSought = 4;

export interface PageEntry<T> {
  id: string;
  document: T;
}

/** What the database finds, of which only what matches is meant. */
export interface SiftedQuery<T> {
  asked: Query<T>;
  matches: (document: T) => boolean;
}

type OneList<T> = Query<T> | SiftedQuery<T>;

/** Of one list two orders: what `before` finds stands first, and behind it what `then` finds besides. */
interface ListsInTurn<T> {
  before: OneList<T>;
  then: OneList<T>;
}

/** A list in its order, or what of it has the text that somebody searches for. */
export type PageQuery<T> = (search: string) => OneList<T> | ListsInTurn<T>;

export interface LivePage<T> {
  entries: PageEntry<T>[];
  /** Shows more of the list; undefined where nothing follows. */
  more: (() => void) | undefined;
  /** How many entries do not fit their schema. */
  unreadable: number;
}

/** Follows a list until the returned function is called. */
export function watchPage<T>(
  found: ReturnType<PageQuery<T>>,
  first: number,
  show: (page: LivePage<T>) => void,
  fail: (error: unknown) => void,
): () => void {
  if (!("before" in found)) return watchList(found, first, show, fail);
  return showInTurn<PageEntry<T>>({
    before: (next) => watchList(found.before, first, next, fail),
    then: (next) => watchList(found.then, first, next, fail),
    first,
    more: pageSizes.more,
    show,
  });
}

function watchList<T>(
  found: OneList<T>,
  first: number,
  show: (page: LivePage<T>) => void,
  fail: (error: unknown) => void,
): () => void {
  const { asked, matches } = "asked" in found ? found : { asked: found, matches: undefined };
  let wanted = first;
  let sought = 0;

  return growList<QueryDocumentSnapshot<T>>({
    first,
    more: pageSizes.more,
    watch: ({ after, until, most }, showPart) =>
      watchDocuments(
        query(asked, ...(after ? [startAfter(after)] : []), ...(until ? [endAt(until)] : []), limit(most)),
        showPart,
        fail,
      ),
    show(docs, grow) {
      const all = docs.flatMap((snapshot) => readable(snapshot));
      const entries = matches ? all.filter(({ document }) => matches(document)) : all;
      show({ entries, unreadable: docs.length - all.length, more: grow && askForMore(entries, grow) });
      if (matches && grow && entries.length < wanted && sought++ < partsSought) grow();
    },
  });

  function askForMore(entries: unknown[], grow: () => void): () => void {
    return () => {
      wanted = entries.length + pageSizes.more;
      sought = 0;
      grow();
    };
  }
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

/** The same, those that fit their schema. */
export function watchReadable<T>(
  asked: Query<T>,
  show: (entries: PageEntry<T>[]) => void,
  fail: (error: unknown) => void,
): () => void {
  return watchDocuments(asked, (docs) => show(docs.flatMap(readable)), fail);
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
