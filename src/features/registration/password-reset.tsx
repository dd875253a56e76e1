import { useState } from "react";
import { Link } from "react-router-dom";
import { mailWords } from "../../domain/kernel/words";
import { registrationMessages, accountWords } from "../../domain/accounts/words";
import { routes } from "../../domain/kernel/routes";
import { sendPasswordReset } from "../../firebase/accounts/sign-in";
import { BusyButton } from "../../ui/button/busy-button";
import { Notice } from "../../ui/notice/notice";
import classes from "./password-reset.module.css";

/** For an invited person whose address already has an account: log in with it, or set a new password. */
export function PasswordReset({ email }: { email: string }) {
  const [state, setState] = useState<"open" | "sending" | "sent" | "failed">("open");

  async function send(): Promise<void> {
    setState("sending");
    setState((await sendPasswordReset(email)) ? "sent" : "failed");
  }

  if (state === "sent") {
    return (
      <Notice kind="success" takesFocus>
        {registrationMessages.resetSent(email)}
      </Notice>
    );
  }
  return (
    <>
      {state === "failed" && <Notice kind="error">{registrationMessages.resetFailed}</Notice>}
      <div className={classes.choices}>
        <BusyButton
          variant="outline"
          busy={state === "sending"}
          busyLabel={mailWords.sending}
          onClick={() => {
            if (state !== "sending") void send();
          }}
        >
          {accountWords.setPassword}
        </BusyButton>
        <Link to={routes.login}>{accountWords.logInInstead}</Link>
      </div>
    </>
  );
}
