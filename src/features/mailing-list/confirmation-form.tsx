import { confirmationMessages } from "../../domain/mailing-list/link-words";
import type { ConfirmationState } from "../../domain/mailing-list/subscription-links";
import { confirmSubscription } from "../../firebase/mailing-list/subscription-links";
import { BusyButton } from "../../ui/button/busy-button";
import { useAction } from "../../ui/hooks/use-action";
import { Notice } from "../../ui/notice/notice";
import classes from "./link-page.module.css";

interface ConfirmationFormProps {
  token: string;
  subscription: ConfirmationState;
}

export function ConfirmationForm({ token, subscription: { email, confirmed } }: ConfirmationFormProps) {
  const { running, outcome, run } = useAction<"confirm">();

  if (confirmed || outcome?.done) {
    return (
      <Notice kind="success" takesFocus>
        {confirmationMessages.done(email)}
      </Notice>
    );
  }
  return (
    <div className={classes.question}>
      <p>{confirmationMessages.question(email)}</p>
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      <BusyButton
        color="blaze"
        busy={running !== undefined}
        busyLabel={confirmationMessages.confirming}
        onClick={() => run("confirm", () => confirmSubscription(token))}
      >
        {confirmationMessages.confirm}
      </BusyButton>
    </div>
  );
}
