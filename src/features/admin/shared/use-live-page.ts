// The life of one list on the dashboard: what is sought, which page of it is open, and what that page shows now.
import { useEffect, useState } from "react";
import { useDebouncedValue } from "@mantine/hooks";
import { pageSize, watchPage, type Cursor, type LivePage, type PagedList } from "../../../firebase/sdk/live-page";

export interface ListView<T> {
  page: LivePage<T>;
  /** The first page is 1. */
  number: number;
  typed: string;
  /** What the shown page was sought by. */
  search: string;
  setTyped: (text: string) => void;
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
  retry: () => void;
}

interface Place {
  search: string;
  /** Where each page but the first begins. */
  cursors: Cursor[];
}

const beginning: Place = { search: "", cursors: [] };

/** `list` must be the same from one render to the next. */
export function useLivePage<T>(list: PagedList<T>, size = pageSize): ListView<T> {
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), 300);
  const [stored, setPlace] = useState(beginning);
  const [page, setPage] = useState<LivePage<T>>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  // A new search begins on its first page.
  const place = stored.search === search ? stored : { search, cursors: [] };
  const after = place.cursors.at(-1);

  useEffect(
    () =>
      watchPage(list(search), after, size, (shown) => {
        setPage(shown);
        // Everything on a later page has left: the page before is the last one now.
        if (after && shown.status === "ready" && shown.entries.length === 0)
          setPlace(({ cursors }) => ({ search, cursors: cursors.slice(0, -1) }));
      }),
    [list, search, after, size, attempt],
  );

  const next = page.status === "ready" ? page.next : undefined;
  return {
    page,
    number: place.cursors.length + 1,
    typed,
    search,
    setTyped,
    next: next && (() => setPlace({ search, cursors: [...place.cursors, next] })),
    previous: after && (() => setPlace({ search, cursors: place.cursors.slice(0, -1) })),
    retry: () => {
      setPage({ status: "loading" });
      setAttempt(attempt + 1);
    },
  };
}
