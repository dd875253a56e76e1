// One list of the desk: what is searched for, and what it shows now.
import { useCallback, useState } from "react";
import { refreshSession } from "../../../firebase/sdk/session";
import { isDenied } from "../../../firebase/sdk/failure-kind";
import { pageSizes, watchPage, type LivePage, type PageQuery } from "../../../firebase/sdk/lists/live-page";
import { useDebouncedValue } from "../../../ui/hooks/use-debounced-value";
import type { Subscribe } from "../../../browser/subscribe";
import { useLive } from "../../../ui/hooks/use-live";

export interface ListView<T> {
  page: { status: "loading" } | { status: "failed" } | ({ status: "ready" } & LivePage<T>);
  typed: string;
  /** The text by which what is shown was searched. */
  search: string;
  setTyped: (text: string) => void;
  retry: () => void;
}

interface LivePageOptions {
  /** The number of entries shown until more are wanted. */
  first?: number;
  /** The search at the beginning. */
  searchFor?: string | undefined;
}

/** `list` must be the same from one render to the next. */
export function useLivePage<T>(
  list: PageQuery<T>,
  { first = pageSizes.first, searchFor = "" }: LivePageOptions = {},
): ListView<T> {
  const [typed, setTyped] = useState(searchFor);
  const search = useDebouncedValue(typed.trim(), 300);

  const subscribe = useCallback<Subscribe<LivePage<T>>>(
    (show, fail) =>
      watchPage(list(search), first, show, (error) => {
        fail(error);
        if (isDenied(error)) void refreshSession();
      }),
    [list, search, first],
  );
  const { live, retry } = useLive(subscribe, { keepsPrevious: true });

  return {
    page: live.status === "ready" ? { status: "ready", ...live.value } : live,
    typed,
    search,
    setTyped,
    retry,
  };
}

/** Returns the number of entries of a list, as far as it is known without asking for all of them. */
export function knownCount<T>({ page, search }: ListView<T>): { count: number; atLeast: boolean } | undefined {
  if (page.status !== "ready" || search !== "") return undefined;
  return { count: page.entries.length + page.unreadable, atLeast: page.more !== undefined };
}
