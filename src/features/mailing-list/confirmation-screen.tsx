import { useState } from "react";
import { Link } from "react-router-dom";
import { routes } from "../../domain/kernel/routes";
import { confirmationMessages } from "../../domain/mailing-list/link-words";
import { mailingListMessages } from "../../domain/mailing-list/words";
import {
  confirmSubscription,
  disownSubscription,
  readConfirmationLink,
} from "../../firebase/mailing-list/subscription-links";
import { LinkPage } from "./link-page";
import { useLink } from "./use-link";
import type { ConfirmationState } from "../../domain/mailing-list/subscription-links";
import { BusyButton } from "../../ui/button/busy-button";
import { useAction } from "../../ui/hooks/use-action";
import { Notice } from "../../ui/notice/notice";
import classes from "./link-page.module.css";

interface ConfirmationFormProps {
  token: string;
  subscription: ConfirmationState;
}

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

function ConfirmationForm({ token, subscription: { email, confirmed } }: ConfirmationFormProps) {
  const [isDisowned, setDisowned] = useState(false);
  const { running, outcome, run } = useAction<"confirm" | "disown">();

  async function disown() {
    const result = await disownSubscription(token);
    setDisowned(result.done);
    return result;
  }

  if (confirmed || outcome?.done) {
    return (
      <Notice kind="success" takesFocus>
        {isDisowned ? confirmationMessages.disowned(email) : confirmationMessages.done(email)}
      </Notice>
    );
  }
  return (
    <div className={classes.question}>
      <p>{confirmationMessages.question(email)}</p>
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      <BusyButton
        color="blaze"
        busy={running === "confirm"}
        busyLabel={confirmationMessages.confirming}
        onClick={() => run("confirm", () => confirmSubscription(token))}
      >
        {confirmationMessages.confirm}
      </BusyButton>
      <BusyButton
        variant="outline"
        busy={running === "disown"}
        busyLabel={confirmationMessages.disowning}
        onClick={() => run("disown", disown)}
      >
        {confirmationMessages.disown}
      </BusyButton>
    </div>
  );
}
