// Shows the first few entries of a live list and then more and more, in parts that are each followed by themselves: a
// part asks for one document more than it shows. An entry that leaves a part is followed up by the first of the next
// part, and is shown once. An entry that comes into a part with another behind it pushes out its last one, which then
// would be in neither: such a part is asked for again, from its beginning to the beginning of the next one.

/** The request to the database: the documents behind one, or up to and with another, and no more than so many. */
export interface ListPart<Found> {
  after: Found | undefined;
  until: Found | undefined;
  most: number;
}

interface GrowingList<Found> {
  first: number;
  more: number;
  watch: (part: ListPart<Found>, show: (found: Found[]) => void) => () => void;
  /** `grow` shows more of the list, unless more is on its way already; undefined where nothing follows. */
  show: (found: Found[], grow: (() => void) | undefined) => void;
}

interface OpenPart<Found> {
  after: Found | undefined;
  /** The last one before the next part. */
  until: Found | undefined;
  size: number;
  found: Found[] | undefined;
  isBounded: boolean;
  stop: () => void;
}

/** The rules refuse to give out more at once. */
const mostAtOnce = 100;

/** Follows a list until the returned function is called. */
export function growList<Found extends { id: string }>({ first, more, watch, show }: GrowingList<Found>): () => void {
  let parts: OpenPart<Found>[] = [];
  open(undefined, first);
  return stop;

  function stop(): void {
    for (const part of parts) part.stop();
    parts = [];
  }

  function open(after: Found | undefined, size: number): void {
    const part = { after, until: undefined, size, found: undefined, isBounded: false, stop: () => undefined };
    parts.push(part);
    follow(part, size + 1);
  }

  function follow(part: OpenPart<Found>, most: number): void {
    part.stop();
    let isOver = false;
    const unwatch = watch({ after: part.after, until: part.isBounded ? part.until : undefined, most }, (found) => {
      if (isOver || !parts.includes(part)) return;
      part.found = found;
      closeGap(part);
      if (parts.every((one) => one.found ?? one === parts.at(-1))) showAll();
    });
    part.stop = () => {
      isOver = true;
      unwatch();
    };
  }

  function closeGap(part: OpenPart<Found>): void {
    const { until, found = [], size, isBounded } = part;
    if (!until || found.length < (isBounded ? mostAtOnce : size + 1) || found.some(({ id }) => id === until.id)) return;
    if (isBounded) {
      // More has come than can be asked for at once: from the beginning.
      stop();
      open(undefined, first);
    } else {
      part.isBounded = true;
      follow(part, mostAtOnce);
    }
  }

  function showAll(): void {
    const last = parts.at(-1);
    const isMore = last !== undefined && (last.found === undefined || last.found.length > last.size);
    const found = parts.flatMap((part) =>
      part === last ? (part.found ?? []).slice(0, part.size) : (part.found ?? []),
    );
    const seen = new Set<string>();
    const once = found.filter(({ id }) => !seen.has(id) && seen.add(id));
    if (parts[0]?.found) show(once, isMore ? grow : undefined);
  }

  function grow(): void {
    const last = parts.at(-1);
    const until = last?.found?.at(last.size - 1);
    if (!last?.found || !until || last.found.length <= last.size) return;
    last.until = until;
    open(until, more);
  }
}
