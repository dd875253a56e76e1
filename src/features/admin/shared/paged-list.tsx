import { useRef, useState, type ReactNode } from "react";
import { listMessages } from "../../../domain/kernel/list-words";
import type { PageEntry } from "../../../firebase/sdk/follow";
import { Button } from "../../../ui/button/button";
import { TextInput } from "../../../ui/form/text-input";
import { EmptyState } from "../../../ui/page/empty-state";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import { useLostFocus } from "../../../ui/hooks/use-lost-focus";
import classes from "./paged-list.module.css";
import type { ListView } from "./use-live-page";

interface PagedListProps<T> {
  view: ListView<T>;
  /** Names the search field, such as "inquiries". */
  what: string;
  /** From how many entries on it can be searched; `Infinity` for a list that cannot. */
  searchFrom?: number;
  /** The part of a text that the search compares. */
  finds?: "beginnings" | "people" | "words";
  /** The meaning of an empty list, and the way an entry gets there. */
  empty: string;
  children: (entries: PageEntry<T>[]) => ReactNode;
}

/** Search, the first entries or what is there in their place, and a way to more of them. */
export function PagedList<T>({ view, what, searchFrom = 1, finds = "beginnings", empty, children }: PagedListProps<T>) {
  const { page, typed, search } = view;
  const isReady = page.status === "ready";
  const count = isReady ? page.entries.length : 0;
  const unreadable = isReady ? page.unreadable : 0;
  const more = isReady ? page.more : undefined;
  const searchable =
    searchFrom < Infinity && (!isReady || count + unreadable >= searchFrom || more !== undefined || typed !== "");
  return (
    <div className={classes.list}>
      {searchable && page.status !== "loading" && (
        <TextInput
          type="search"
          className={classes.search}
          aria-label={listMessages.search(what)}
          placeholder={listMessages.searchHint[finds]}
          value={typed}
          onChange={({ currentTarget }) => view.setTyped(currentTarget.value)}
        />
      )}
      {finds !== "beginnings" && search !== "" && <p className={classes.aside}>{listMessages.searchEnds[finds]}</p>}
      {page.status === "loading" && <Loading>{listMessages.loadingList(what)}</Loading>}
      {page.status === "failed" && <ErrorState retry={view.retry}>{listMessages.listFailed}</ErrorState>}
      {isReady && count === 0 && unreadable === 0 && (
        <EmptyState>{search ? listMessages.nothingFound[finds](search) : empty}</EmptyState>
      )}
      {isReady && count > 0 && children(page.entries)}
      {unreadable > 0 && <p className={classes.aside}>{listMessages.unreadable(unreadable)}</p>}
      {isReady && <MoreOfList key={search} count={count} more={more} isSearch={search !== ""} what={what} />}
    </div>
  );
}

interface MoreOfListProps {
  count: number;
  more: (() => void) | undefined;
  isSearch: boolean;
  what: string;
}

/** A reader who has asked for more hears the number of entries now, and keeps the focus here if there are no more. */
function MoreOfList({ count, more, isSearch, what }: MoreOfListProps) {
  const [askedAt, setAskedAt] = useState<number>();
  const said = useRef<HTMLParagraphElement>(null);
  const hasAsked = askedAt !== undefined;
  useLostFocus(said, hasAsked && !more);
  return (
    <>
      {isSearch && more && <p className={classes.aside}>{listMessages.soughtSoFar}</p>}
      {more && (
        <Button
          variant="subtle"
          size="sm"
          className={classes.more}
          aria-label={listMessages.showMoreOf(what)}
          onClick={() => {
            setAskedAt(count);
            more();
          }}
        >
          {listMessages.showMore}
        </Button>
      )}
      {hasAsked && (
        <p ref={said} tabIndex={-1} role="status" className={classes.aside}>
          {count > askedAt && listMessages.shown(count)}
        </p>
      )}
    </>
  );
}
