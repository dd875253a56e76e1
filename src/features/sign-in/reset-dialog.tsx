import { useState, type SubmitEvent } from "react";
import { Button, TextInput } from "@mantine/core";
import { contactWords, mailWords } from "../../domain/kernel/words";
import { uiWords } from "../../ui/words";
import { emailAddress } from "../../domain/kernel/contact";
import { firstProblem } from "../../domain/kernel/form-problems";
import { accountWords, signInMessages } from "../../domain/accounts/words";
import { sendPasswordReset } from "../../firebase/accounts/sign-in";
import { BusyButton } from "../../ui/button/busy-button";
import { useAction } from "../../ui/hooks/use-action";
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
  const { running, outcome, run } = useAction<"send">();
  const [problem, setProblem] = useState<string>();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = firstProblem(emailAddress, email);
    setProblem(wrong);
    if (wrong === undefined) run("send", () => send(email.trim()));
  }

  async function send(to: string) {
    const done = await sendPasswordReset(to);
    return { done, sentence: done ? signInMessages.resetSent(to) : signInMessages.resetFailed };
  }

  return (
    <Dialog title={accountWords.resetTitle} onClose={running ? undefined : onClose}>
      {outcome?.done ? (
        <>
          <Notice kind="success" takesFocus>
            {outcome.sentence}
          </Notice>
          <div className={classes.buttons}>
            <Button onClick={onClose}>{uiWords.close}</Button>
          </div>
        </>
      ) : (
        <form className={classes.form} noValidate onSubmit={submit}>
          <p>{accountWords.resetMeaning}</p>
          <TextInput
            label={contactWords.email}
            type="email"
            autoComplete="username"
            required
            readOnly={running !== undefined}
            value={email}
            error={problem}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
          <div className={classes.buttons}>
            <BusyButton type="submit" busy={running !== undefined} busyLabel={mailWords.sending}>
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
