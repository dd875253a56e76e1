// Two live lists as one: what the first one has, and, once that is all in sight, what the second one has besides. The
// database orders by a field only what has that field, so what has a date and what has none are two queries; the second
// one finds both, which shows an entry in one place or the other whichever of the two hears of a change first.
interface ListPage<Entry> {
  entries: Entry[];
  /** Shows more of the list; undefined where nothing follows. */
  more: (() => void) | undefined;
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

/** Follows both until the returned function is called. */
export function showInTurn<Entry extends { id: string }>({
  before,
  then,
  first,
  more,
  show,
}: TwoLists<Entry>): () => void {
  let wanted = first;
  let one: ListPage<Entry> | undefined;
  let other: ListPage<Entry> | undefined;
  let stopOther: (() => void) | undefined;

  const stopOne = before((page) => {
    one = page;
    if (!page.more) stopOther ??= then(hearOther);
    // It has grown past its end since: entries behind it stay in sight.
    if (page.more && stopOther && page.entries.length < wanted) page.more();
    else showBoth();
  });

  function hearOther(page: ListPage<Entry>): void {
    other = page;
    showBoth();
  }

  function showBoth(): void {
    const known = new Set(one?.entries.map(({ id }) => id));
    const besides = one?.more ? [] : (other?.entries ?? []).filter(({ id }) => !known.has(id));
    const entries = [...(one?.entries ?? []), ...besides];
    const grow = one?.more ?? other?.more;
    const follows = grow !== undefined || entries.length > wanted;
    if (one?.more ?? other)
      show({
        entries: entries.slice(0, wanted),
        unreadable: (one?.more ? one : other)?.unreadable ?? 0,
        more: follows ? showMore : undefined,
      });
    // Some of what came was in sight already.
    if (entries.length < wanted) grow?.();
  }

  function showMore(): void {
    wanted += more;
    showBoth();
  }

  return () => {
    stopOne();
    stopOther?.();
  };
}
