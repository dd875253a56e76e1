import { useState, type SubmitEvent } from "react";
import { Button, TextInput } from "@mantine/core";
import { contactWords, mailWords } from "../../domain/kernel/words";
import { uiWords } from "../../ui/words";
import { emailAddress } from "../../domain/kernel/contact";
import { signInMessages, accountWords } from "../../domain/accounts/words";
import { sendPasswordReset } from "../../firebase/accounts/sign-in";
import { BusyButton } from "../../ui/button/busy-button";
import { Dialog } from "../../ui/dialog/dialog";
import { Notice } from "../../ui/notice/notice";
import classes from "./login-form.module.css";

interface ResetDialogProps {
  /** What has been typed into the login form already. */
  email: string;
  onClose: () => void;
}

/** Asks for the e-mail with which one chooses a new password. */
export function ResetDialog({ email: typed, onClose }: ResetDialogProps) {
  const [email, setEmail] = useState(typed);
  const [state, setState] = useState<"open" | "sending" | "failed" | "sent">("open");
  const [problem, setProblem] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending") return;
    const checked = emailAddress.safeParse(email);
    setProblem(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    setState("sending");
    setState((await sendPasswordReset(checked.data)) ? "sent" : "failed");
  }

  return (
    <Dialog title={accountWords.resetTitle} onClose={state === "sending" ? undefined : onClose}>
      {state === "sent" ? (
        <>
          <Notice kind="success" takesFocus>
            {signInMessages.resetSent(email.trim())}
          </Notice>
          <div className={classes.buttons}>
            <Button onClick={onClose}>{uiWords.close}</Button>
          </div>
        </>
      ) : (
        <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
          <p>{accountWords.resetMeaning}</p>
          <TextInput
            label={contactWords.email}
            type="email"
            autoComplete="username"
            required
            readOnly={state === "sending"}
            value={email}
            error={problem}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          {state === "failed" && <Notice kind="error">{signInMessages.resetFailed}</Notice>}
          <div className={classes.buttons}>
            <BusyButton type="submit" busy={state === "sending"} busyLabel={mailWords.sending}>
              {accountWords.resetSend}
            </BusyButton>
            <Button variant="subtle" onClick={onClose}>
              {accountWords.cancel}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
