import { Link } from "react-router-dom";
import { routes } from "../../domain/kernel/routes";
import { confirmationMessages } from "../../domain/mailing-list/link-words";
import { mailingListMessages } from "../../domain/mailing-list/words";
import { readConfirmationLink } from "../../firebase/mailing-list/subscription-links";
import { ConfirmationForm } from "./confirmation-form";
import { LinkPage } from "./link-page";
import { useLink } from "./use-link";

/** The screen that the link in the double opt-in mail opens. */
export function ConfirmationScreen() {
  const { token, result, retry } = useLink(readConfirmationLink);
  return (
    <LinkPage
      title={confirmationMessages.title}
      result={result}
      retry={retry}
      otherwise={
        <p>
          <Link to={routes.mailingListForm}>{mailingListMessages.signUp}</Link>
        </p>
      }
    >
      {(subscription) => <ConfirmationForm key={token} token={token} subscription={subscription} />}
    </LinkPage>
  );
}
