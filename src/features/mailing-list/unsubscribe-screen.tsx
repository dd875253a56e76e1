import { unsubscribeMessages } from "../../domain/mailing-list/link-words";
import { readUnsubscribeLink } from "../../firebase/mailing-list/subscription-links";
import { LinkPage } from "./link-page";
import { UnsubscribeForm } from "./unsubscribe-form";
import { useLink } from "./use-link";

/** The screen that the link in every blast opens. */
export function UnsubscribeScreen() {
  const { token, result, retry } = useLink(readUnsubscribeLink);
  return (
    <LinkPage title={unsubscribeMessages.unsubscribe} result={result} retry={retry}>
      {(subscription) => <UnsubscribeForm key={token} token={token} subscription={subscription} />}
    </LinkPage>
  );
}
