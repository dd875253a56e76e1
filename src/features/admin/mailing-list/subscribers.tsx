import { useCallback } from "react";
import { subscriberMessages, subscriberWords } from "../../../domain/mailing-list/subscribers/words";
import { countRecipients } from "../../../firebase/blasts/blasts";
import { allSubscribers, checkAddresses } from "../../../firebase/mailing-list/subscribers";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { Notice } from "../../../ui/notice/notice";
import { PagedList } from "../shared/paged-list";
import { useLivePage } from "../shared/use-live-page";
import cards from "../shared/cards.module.css";
import { SubscriberEntry } from "./subscriber-entry";

/** Everybody on the list, a page at a time, and in a sentence how many people these entries are. */
export function Subscribers() {
  const view = useLivePage(allSubscribers);
  const { loaded: count } = useLoaded(countRecipients);
  const shown = view.page.status === "ready" ? view.page.entries.map(({ document }) => document.email) : [];
  const emails = shown.join("\n");
  const { loaded: known, retry } = useLoaded(useCallback(() => checkAddresses(emails.split("\n")), [emails]));

  return (
    <>
      {count.status !== "failed" && (
        <p role="status">
          {count.status === "loading"
            ? subscriberWords.counting
            : count.value.exact
              ? subscriberMessages.explained(count.value)
              : subscriberMessages.atMost(count.value.entries)}
        </p>
      )}
      {known.status === "failed" && (
        <Notice kind="warning" action={{ label: subscriberWords.lookAgain, run: retry }}>
          {subscriberMessages.statesFailed}
        </Notice>
      )}
      <PagedList view={view} what={subscriberWords.what} empty={subscriberMessages.none}>
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
