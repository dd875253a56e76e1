// Two live lists as one: what the first one has, and, once that is all in sight, what the second one has besides. The
// database orders by a field only what has that field, so what has a date and what has none are two queries; the second
// one finds both, which shows an entry in one place or the other whichever of the two hears of a change first.
import type { LivePage } from "./live-page";

type Follow<T> = (next: (page: LivePage<T>) => void) => () => void;

interface InTurn<T> {
  before: Follow<T>;
  then: Follow<T>;
  /** How many more are shown when somebody asks. */
  more: number;
  show: (page: LivePage<T>) => void;
}

/** Follows both until the returned function is called. */
export function showInTurn<T>({ before, then, more, show }: InTurn<T>): () => void {
  let first: LivePage<T> | undefined;
  let second: LivePage<T> | undefined;
  let wanted = 0;
  let stopSecond: (() => void) | undefined;

  const stopFirst = before((page) => {
    first = page;
    if (!page.more) stopSecond ??= then(hearSecond);
    // It has grown past its end since: what comes behind it stays in sight.
    if (page.more && stopSecond) page.more();
    else showBoth();
  });

  function hearSecond(page: LivePage<T>): void {
    second = page;
    showBoth();
  }

  function showBoth(): void {
    if (first?.more) show(first);
    if (!first || first.more || !second) return;
    const known = new Set(first.entries.map(({ id }) => id));
    const besides = second.entries.filter(({ id }) => !known.has(id));
    const entries = [...first.entries, ...besides];
    const grow = second.more;
    show({ entries, unreadable: second.unreadable, more: grow && (() => ask(entries.length, grow)) });
    if (grow && entries.length < wanted) grow();
  }

  /** Some of what comes may be in sight already: then more is asked for. */
  function ask(shown: number, grow: () => void): void {
    wanted = shown + more;
    grow();
  }

  return () => {
    stopFirst();
    stopSecond?.();
  };
}
