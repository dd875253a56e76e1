import type { ListPage } from "./lists-in-turn";

/** A search looks through so many parts before the reader has to ask for more. */
const partsSought = 4;

interface SiftedList<Found, Entry> {
  first: number;
  more: number;
  /** The entries that can be read. */
  read: (found: Found[]) => Entry[];
  /** Undefined where all are meant. */
  matches: ((entry: Entry) => boolean) | undefined;
  show: (page: ListPage<Entry>) => void;
}

/**
 * Returns what shows a growing list, or of it what a search means. A search that has found too little looks further by
 * itself, and says that there is nothing only when it has come to its end.
 */
export function showSifted<Found, Entry>({ first, more, read, matches, show }: SiftedList<Found, Entry>) {
  let wanted = first;
  let sought = 0;

  return (found: Found[], grow: (() => void) | undefined): void => {
    const all = read(found);
    const entries = matches ? all.filter(matches) : all;
    const goOn = matches && entries.length < wanted && sought < partsSought ? grow : undefined;
    const askForMore = () => {
      wanted = entries.length + more;
      sought = 0;
      grow?.();
    };
    if (!goOn || entries.length > 0) show({ entries, unreadable: found.length - all.length, more: grow && askForMore });
    if (!goOn) return;
    sought++;
    goOn();
  };
}
