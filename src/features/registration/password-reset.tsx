import { Link } from "react-router-dom";
import { mailWords } from "../../domain/kernel/words";
import { registrationMessages, accountWords } from "../../domain/accounts/words";
import { routes } from "../../domain/kernel/routes";
import { requestPasswordReset } from "../../firebase/accounts/password-reset";
import { BusyButton } from "../../ui/button/busy-button";
import { useAction } from "../../ui/hooks/use-action";
import { Notice } from "../../ui/notice/notice";
import classes from "./password-reset.module.css";

/** For an invited person whose address already has an account: log in with it, or set a new password. */
export function PasswordReset({ email }: { email: string }) {
  const { running, outcome, run } = useAction<"send">();

  async function send() {
    const asked = await requestPasswordReset(email);
    return asked.done ? { done: true, sentence: registrationMessages.resetSent(email) } : asked;
  }

  if (outcome?.done) {
    return (
      <Notice kind="success" takesFocus>
        {outcome.sentence}
      </Notice>
    );
  }
  return (
    <>
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      <div className={classes.choices}>
        <BusyButton
          variant="outline"
          busy={running !== undefined}
          busyLabel={mailWords.sending}
          onClick={() => run("send", send)}
        >
          {accountWords.setPassword}
        </BusyButton>
        <Link to={routes.login}>{accountWords.logInInstead}</Link>
      </div>
    </>
  );
}
