// One list on the dashboard: what is searched for, which page of it is open, and what that page shows now.
import { useEffect, useState } from "react";
import { useDebouncedValue } from "@mantine/hooks";
import { refreshSession } from "../../../firebase/accounts/session";
import { pageSize, watchPage, type Cursor, type LivePage, type PageQuery } from "../../../firebase/sdk/live-page";

export interface ListView<T> {
  page: LivePage<T>;
  /** The first page is 1. */
  number: number;
  typed: string;
  /** The text by which the shown page was searched. */
  search: string;
  setTyped: (text: string) => void;
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
  retry: () => void;
}

interface PagePosition {
  search: string;
  /** Where each page but the first begins. */
  cursors: Cursor[];
}

const firstPage: PagePosition = { search: "", cursors: [] };

/** `list` must be the same from one render to the next. */
export function useLivePage<T>(list: PageQuery<T>, size = pageSize): ListView<T> {
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), 300);
  const [stored, setPosition] = useState(firstPage);
  const [page, setPage] = useState<LivePage<T>>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  // A new search begins on its first page.
  const position = stored.search === search ? stored : { search, cursors: [] };
  const after = position.cursors.at(-1);

  useEffect(
    () =>
      watchPage(
        list(search),
        after,
        size,
        (shown) => {
          setPage(shown);
          // Everything on a later page has left: the page before is the last one now.
          if (after && shown.status === "ready" && shown.entries.length === 0)
            setPosition(({ cursors }) => ({ search, cursors: cursors.slice(0, -1) }));
        },
        () => void refreshSession(),
      ),
    [list, search, after, size, attempt],
  );

  const next = page.status === "ready" ? page.next : undefined;
  return {
    page,
    number: position.cursors.length + 1,
    typed,
    search,
    setTyped,
    next: next && (() => setPosition({ search, cursors: [...position.cursors, next] })),
    previous: after && (() => setPosition({ search, cursors: position.cursors.slice(0, -1) })),
    retry: () => {
      setPage({ status: "loading" });
      setAttempt(attempt + 1);
    },
  };
}
