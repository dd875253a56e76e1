import { useState } from "react";
import { confirmationMessages } from "../../domain/mailing-list/words";
import type { ConfirmationState } from "../../domain/mailing-list/subscription-links";
import { confirmSubscription } from "../../firebase/mailing-list/subscription-links";
import { BusyButton } from "../../ui/button/busy-button";
import { Notice } from "../../ui/notice/notice";
import classes from "./link-page.module.css";

interface ConfirmationFormProps {
  token: string;
  subscription: ConfirmationState;
}

export function ConfirmationForm({ token, subscription: { email, confirmed } }: ConfirmationFormProps) {
  const [state, setState] = useState<"open" | "busy" | "done">(confirmed ? "done" : "open");
  const [problem, setProblem] = useState<string>();

  async function confirm(): Promise<void> {
    setState("busy");
    setProblem(undefined);
    const answer = await confirmSubscription(token);
    setState(answer.status === "ready" ? "done" : "open");
    if (answer.status !== "ready")
      setProblem(answer.status === "refused" ? answer.sentence : confirmationMessages.failed);
  }

  if (state === "done") {
    return (
      <Notice kind="success" takesFocus>
        {confirmationMessages.done(email)}
      </Notice>
    );
  }
  return (
    <div className={classes.question}>
      <p>{confirmationMessages.question(email)}</p>
      {problem && <Notice kind="error">{problem}</Notice>}
      <BusyButton
        color="blaze"
        busy={state === "busy"}
        busyLabel={confirmationMessages.confirming}
        onClick={() => void confirm()}
      >
        {confirmationMessages.confirm}
      </BusyButton>
    </div>
  );
}
