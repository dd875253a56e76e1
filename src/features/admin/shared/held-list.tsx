import { useState } from "react";
import type { ReactNode } from "react";
import type { VisitorCollection } from "../../../domain/kernel/held";
import { heldWords } from "../../../domain/kernel/held-words";
import { acceptHeld } from "../../../firebase/inquiries/held";
import type { PageQuery } from "../../../firebase/sdk/lists/live-page";
import { BusyButton } from "../../../ui/button/busy-button";
import { useAction } from "../../../ui/hooks/use-action";
import { Notice } from "../../../ui/notice/notice";
import classes from "./held.module.css";
import { PagedList } from "./paged-list";
import { useLivePage } from "./use-live-page";

interface HeldListProps<T> {
  from: VisitorCollection;
  /** The same from one render to the next. */
  list: PageQuery<T>;
  children: (entry: { id: string; document: T; accept: ReactNode }) => ReactNode;
}

/** The held documents, a page at a time; each entry can be accepted. The results are told above them. */
export function HeldList<T>({ from, list, children }: HeldListProps<T>) {
  const view = useLivePage(list);
  const { running, outcome, run } = useAction<string>();
  const [accepted, setAccepted] = useState(0);

  function accept(id: string): void {
    run(id, async () => {
      const result = await acceptHeld(from, id);
      setAccepted((count) => count + 1);
      return result;
    });
  }

  return (
    <>
      {outcome && (
        <Notice key={accepted} kind={outcome.done ? "success" : "error"} takesFocus>
          {outcome.sentence}
        </Notice>
      )}
      <PagedList view={view} what={heldWords.list(from)} empty={heldWords.none}>
        {(entries) => (
          <ul className={classes.entries}>
            {entries.map(({ id, document }) => (
              <li key={id}>
                {children({
                  id,
                  document,
                  accept: (
                    <BusyButton
                      variant="outline"
                      busy={running === id}
                      busyLabel={heldWords.accepting}
                      aria-describedby={`held-${id}`}
                      onClick={() => accept(id)}
                    >
                      {heldWords.accept}
                    </BusyButton>
                  ),
                })}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
