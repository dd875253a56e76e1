// A list, live, as far as the reader has asked to see it: a colleague's changes appear by themselves, and an entry that
// leaves is followed up by the next one. Each part begins behind a cursor. So in a list of any length the shown entries
// cost their reads once, and one more for each part, which tells whether there is another.
import { endAt, limit, query, startAfter, type Query, type QueryDocumentSnapshot } from "firebase/firestore";
import { followQuery, readableEntries, type PageEntry } from "../follow";
import { growList } from "./growing-list";
import { showInTurn, type ListPage } from "./lists-in-turn";
import { showSifted } from "./sifted-list";

/** The number of entries at first, and of each further step. */
export const pageSizes = { first: 10, more: 25 } as const;

/** The database's result, of which only the matching entries are meant. */
export interface SiftedQuery<T> {
  asked: Query<T>;
  matches: (document: T, id: string) => boolean;
}

type OneList<T> = Query<T> | SiftedQuery<T>;

/** Of one list two orders: what `before` finds stands first, and behind it what `then` finds besides. */
interface ListsInTurn<T> {
  before: OneList<T>;
  then: OneList<T>;
}

/** A list in its order, or its entries with the text of a search. */
export type PageQuery<T> = (search: string) => OneList<T> | ListsInTurn<T>;

export type LivePage<T> = ListPage<PageEntry<T>>;

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
  return growList<QueryDocumentSnapshot<T>>({
    first,
    more: pageSizes.more,
    watch: ({ after, until, most }, showPart) =>
      followQuery(
        () => query(asked, ...(after ? [startAfter(after)] : []), ...(until ? [endAt(until)] : []), limit(most)),
        (docs) => docs,
      )(showPart, fail),
    show: showSifted<QueryDocumentSnapshot<T>, PageEntry<T>>({
      first,
      more: pageSizes.more,
      read: readableEntries,
      matches: matches && (({ document, id }) => matches(document, id)),
      show,
    }),
  });
}
