import { useRef, useState, type SubmitEvent } from "react";
import { Link, useLocation, useSearchParams } from "react-router-dom";
import { accountMessages, accountWords, signInMessages } from "../../domain/accounts/words";
import { emailAddress } from "../../domain/kernel/contact";
import { firstProblem } from "../../domain/kernel/form-problems";
import { resetLetterIn } from "../../domain/accounts/reset-link";
import { routes } from "../../domain/kernel/routes";
import { mailWords } from "../../domain/kernel/words";
import { requestPasswordReset } from "../../firebase/accounts/password-reset";
import { BusyButton } from "../../ui/button/busy-button";
import { useAction } from "../../ui/hooks/use-action";
import { Notice } from "../../ui/notice/notice";
import { EmailField } from "./email-field";
import classes from "./login-form.module.css";
import { typedEmailIn } from "./typed-email";

/** Asks for the letter with the link; the answer is the same whether or not there is such an account. */
export function ResetRequest() {
  const [email, setEmail] = useState(typedEmailIn(useLocation().state));
  const letter = resetLetterIn(useSearchParams()[0]);
  const [problem, setProblem] = useState<string>();
  const { running, outcome, run } = useAction<"send">();
  const emailField = useRef<HTMLInputElement>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = firstProblem(emailAddress, email);
    setProblem(wrong);
    if (wrong === undefined) run("send", () => send(email.trim()));
    else emailField.current?.focus();
  }

  async function send(to: string) {
    const asked = await requestPasswordReset(to, letter);
    return asked.done ? { done: true, sentence: signInMessages.resetSent(to) } : asked;
  }

  if (outcome?.done) {
    return (
      <>
        <Notice kind="success" takesFocus>
          {outcome.sentence}
        </Notice>
        <p>
          <Link to={routes.login}>{accountMessages.logIn}</Link>
        </p>
      </>
    );
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <EmailField ref={emailField} value={email} onChange={setEmail} error={problem} readOnly={running !== undefined} />
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      <div className={classes.buttons}>
        <BusyButton type="submit" color="blaze" busy={running !== undefined} busyLabel={mailWords.sending}>
          {accountWords.resetSend}
        </BusyButton>
      </div>
    </form>
  );
}
