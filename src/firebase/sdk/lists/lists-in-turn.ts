// Two live lists as one: what the first one has, and, once that is all in sight, what the second one has besides. The
// database orders by a field only what has that field, so what has a date and what has none are two queries; the second
// one finds both, which shows an entry in one place or the other whichever of the two hears of a change first.
export interface ListPage<Entry> {
  entries: Entry[];
  /** Shows more of the list; undefined where nothing follows. */
  more: (() => void) | undefined;
  /** The number of entries that do not fit their schema. */
  unreadable: number;
}

type FollowList<Entry> = (next: (page: ListPage<Entry>) => void) => () => void;

interface TwoLists<Entry> {
  before: FollowList<Entry>;
  then: FollowList<Entry>;
  /** The number shown at first, and the number of each further step. */
  first: number;
  more: number;
  show: (page: ListPage<Entry>) => void;
}

/** One of the two, and how many entries it was asked for. */
interface Followed<Entry> {
  page?: ListPage<Entry>;
  asked: number;
}

/** Follows both until the returned function is called. */
export function showInTurn<Entry extends { id: string }>({
  before,
  then,
  first,
  more,
  show,
}: TwoLists<Entry>): () => void {
  let wanted = first;
  let stopOther: (() => void) | undefined;
  const one: Followed<Entry> = { asked: first };
  const other: Followed<Entry> = { asked: first };

  const stopOne = before((page) => {
    one.page = page;
    if (!page.more) stopOther ??= then(hearOther);
    // It has grown past its end since: entries behind it stay in sight.
    const keepsOthers = page.more && stopOther && page.entries.length < wanted;
    if (!keepsOthers || !growIfFull(one)) showBoth();
  });

  function hearOther(page: ListPage<Entry>): void {
    other.page = page;
    showBoth();
  }

  function inSight(): Entry[] {
    const entries = one.page?.entries ?? [];
    if (one.page?.more) return entries;
    const known = new Set(entries.map(({ id }) => id));
    return [...entries, ...(other.page?.entries ?? []).filter(({ id }) => !known.has(id))];
  }

  /** The list behind the end of what is in sight. */
  function last(): Followed<Entry> {
    return one.page?.more ? one : other;
  }

  function showBoth(): void {
    const entries = inSight();
    const { page } = last();
    const follows = page?.more !== undefined || entries.length > wanted;
    if (page)
      show({
        entries: entries.slice(0, wanted),
        unreadable: page.unreadable,
        more: follows ? showMore : undefined,
      });
    if (entries.length < wanted) growIfFull(last());
  }

  function showMore(): void {
    wanted += more;
    if (inSight().length < wanted) grow(last());
    showBoth();
  }

  /** A list that has brought less than it was asked for has looked through as many entries as it may by itself. */
  function growIfFull(list: Followed<Entry>): boolean {
    const isFull = list.page?.more !== undefined && broughtBy(list) >= list.asked;
    if (isFull) grow(list);
    return isFull;
  }

  function grow(list: Followed<Entry>): void {
    list.asked = broughtBy(list) + more;
    list.page?.more?.();
  }

  return () => {
    stopOne();
    stopOther?.();
  };
}

function broughtBy<Entry>({ page }: Followed<Entry>): number {
  return page ? page.entries.length + page.unreadable : 0;
}
