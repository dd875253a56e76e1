import type { ReactNode } from "react";
import { Button, TextInput } from "@mantine/core";
import { listMessages } from "../../../domain/kernel/words";
import type { PageEntry } from "../../../firebase/sdk/live-page";
import { EmptyState } from "../../../ui/page/empty-state";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import classes from "./paged-list.module.css";
import type { ListView } from "./use-live-page";

interface PagedListProps<T> {
  view: ListView<T>;
  /** Names the search field and the paging, such as "inquiries". */
  what: string;
  /** From how many entries on it can be searched; `Infinity` for a list that cannot. */
  searchFrom?: number;
  /** What it means that there is nothing, and how something comes here. */
  empty: string;
  children: (entries: PageEntry<T>[]) => ReactNode;
}

/** Search, the entries of one page or what is there in their place, and the way to the other pages. */
export function PagedList<T>({ view, what, searchFrom = 1, empty, children }: PagedListProps<T>) {
  const { page, typed, search, number, next, previous } = view;
  const nothing = page.status === "ready" && page.entries.length === 0 && page.unreadable === 0;
  const searchable =
    searchFrom < Infinity &&
    (page.status !== "ready" || page.entries.length + page.unreadable >= searchFrom || number > 1 || typed !== "");
  return (
    <div className={classes.list}>
      {searchable && page.status !== "loading" && (
        <TextInput
          type="search"
          className={classes.search}
          aria-label={listMessages.search(what)}
          placeholder={listMessages.searchHint}
          value={typed}
          onChange={({ currentTarget }) => view.setTyped(currentTarget.value)}
        />
      )}
      {page.status === "loading" && <Loading>{listMessages.loadingList(what)}</Loading>}
      {page.status === "failed" && <ErrorState retry={view.retry}>{listMessages.listFailed}</ErrorState>}
      {nothing && <EmptyState>{search ? listMessages.nothingBegins(search) : empty}</EmptyState>}
      {page.status === "ready" && page.entries.length > 0 && children(page.entries)}
      {page.status === "ready" && page.unreadable > 0 && (
        <p className={classes.unreadable}>{listMessages.unreadable(page.unreadable)}</p>
      )}
      {(next ?? previous) && (
        <nav className={classes.pages} aria-label={listMessages.pagesOf(what)}>
          <Button variant="subtle" aria-disabled={!previous} onClick={previous}>
            {listMessages.previousPage}
          </Button>
          <span role="status">{listMessages.page(number)}</span>
          <Button variant="subtle" aria-disabled={!next} onClick={next}>
            {listMessages.nextPage}
          </Button>
        </nav>
      )}
    </div>
  );
}
