// One list on the dashboard: what is searched for, which page of it is open, and what that page shows now.
import { useCallback, useState } from "react";
import { useDebouncedValue } from "@mantine/hooks";
import { refreshSession } from "../../../firebase/accounts/session";
import { isDenied } from "../../../firebase/sdk/failure-kind";
import { pageSize, watchPage, type Cursor, type LivePage, type PageQuery } from "../../../firebase/sdk/live-page";
import { useLive, type Subscribe } from "../../../ui/hooks/use-live";

export interface ListView<T> {
  page: { status: "loading" } | { status: "failed" } | ({ status: "ready" } & LivePage<T>);
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
export function useLivePage<T>(list: PageQuery<T>, size = pageSize, searchFor = ""): ListView<T> {
  const [typed, setTyped] = useState(searchFor);
  const [search] = useDebouncedValue(typed.trim(), 300);
  const [stored, setPosition] = useState(firstPage);
  // A new search begins on its first page.
  const position = stored.search === search ? stored : { search, cursors: [] };
  const after = position.cursors.at(-1);

  const subscribe = useCallback<Subscribe<LivePage<T>>>(
    (show, fail) =>
      watchPage(
        { asked: list(search), after, size },
        (page) => {
          show(page);
          // Everything on a later page has left: the page before is the last one now.
          if (after && page.entries.length + page.unreadable === 0)
            setPosition(({ cursors }) => ({ search, cursors: cursors.slice(0, -1) }));
        },
        (error) => {
          fail(error);
          if (isDenied(error)) void refreshSession();
        },
      ),
    [list, search, after, size],
  );
  const { live, retry } = useLive(subscribe, { keepsPrevious: true });

  const next = live.status === "ready" ? live.value.next : undefined;
  return {
    page: live.status === "ready" ? { status: "ready", ...live.value } : live,
    number: position.cursors.length + 1,
    typed,
    search,
    setTyped,
    next: next && (() => setPosition({ search, cursors: [...position.cursors, next] })),
    previous: after && (() => setPosition({ search, cursors: position.cursors.slice(0, -1) })),
    retry,
  };
}
