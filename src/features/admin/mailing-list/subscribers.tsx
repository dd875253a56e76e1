import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { searchInLink } from "../../../domain/kernel/routes";
import { subscriberMessages, subscriberWords } from "../../../domain/mailing-list/subscribers/words";
import { allSubscribers, checkAddresses } from "../../../firebase/mailing-list/subscribers";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { Notice } from "../../../ui/notice/notice";
import { PagedList } from "../shared/paged-list";
import { useLivePage } from "../shared/use-live-page";
import cards from "../shared/cards.module.css";
import { SubscriberEntry } from "./subscriber-entry";

/** Everybody on the list, a page at a time. */
export function Subscribers() {
  const searchFor = searchInLink(useLocation().hash, "subscribers");
  const view = useLivePage(allSubscribers, { searchFor });
  const shown = view.page.status === "ready" ? view.page.entries.map(({ document }) => document.email) : [];
  const emails = shown.join("\n");
  const { loaded: known, retry } = useLoaded(useCallback(() => checkAddresses(emails.split("\n")), [emails]));

  return (
    <>
      {known.status === "failed" && (
        <Notice kind="warning" action={{ label: subscriberWords.lookAgain, run: retry }}>
          {subscriberMessages.statesFailed}
        </Notice>
      )}
      <PagedList view={view} what={subscriberWords.what} finds="people" empty={subscriberMessages.none}>
        {(entries) => (
          <ul className={cards.cards}>
            {entries.map(({ id, document }) => (
              <li key={id}>
                <SubscriberEntry id={id} subscriber={document} known={known} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
