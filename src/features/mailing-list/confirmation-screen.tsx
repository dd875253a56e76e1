import { Link } from "react-router-dom";
import { confirmationMessages } from "../../domain/mailing-list/words";
import { readConfirmationLink } from "../../firebase/mailing-list/subscription-links";
import { Confirming } from "./confirming";
import { LinkPage } from "./link-page";
import { useLink } from "./use-link";

/** Where the mail of double opt-in leads. */
export function ConfirmationScreen() {
  const { token, answer, retry } = useLink(readConfirmationLink);
  return (
    <LinkPage
      title="Confirm your subscription"
      answer={answer}
      failed={confirmationMessages.readFailed}
      retry={retry}
      otherwise={
        <p>
          <Link to="/#mailing-list">Sign up with the form</Link>
        </p>
      }
    >
      {(standing) => <Confirming key={token} token={token} standing={standing} />}
    </LinkPage>
  );
}
