import { unsubscribeMessages } from "../../domain/mailing-list/words";
import { readUnsubscribeLink } from "../../firebase/mailing-list/subscription-links";
import { LinkPage } from "./link-page";
import { Unsubscribing } from "./unsubscribing";
import { useLink } from "./use-link";

/** Where the link in every blast leads. */
export function UnsubscribeScreen() {
  const { token, answer, retry } = useLink(readUnsubscribeLink);
  return (
    <LinkPage title="Unsubscribe" answer={answer} failed={unsubscribeMessages.readFailed} retry={retry}>
      {(standing) => <Unsubscribing key={token} token={token} standing={standing} />}
    </LinkPage>
  );
}
