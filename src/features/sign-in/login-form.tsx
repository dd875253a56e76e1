import { useRef, useState, type SubmitEvent } from "react";
import { signInMessages, accountWords } from "../../domain/accounts/words";
import { routes } from "../../domain/kernel/routes";
import type { SignedIn } from "../../firebase/sdk/session";
import { signIn } from "../../firebase/accounts/sign-in";
import { BusyButton } from "../../ui/button/busy-button";
import { ButtonLink } from "../../ui/button/button-link";
import { useAction } from "../../ui/hooks/use-action";
import { Notice } from "../../ui/notice/notice";
import { PasswordField } from "../../ui/form/password-field";
import { EmailField } from "./email-field";
import classes from "./login-form.module.css";
import { typedEmail } from "./typed-email";

interface LoginFormProps {
  onSignedIn: (session: SignedIn) => void;
}

/** E-mail and password; a problem is shown above the button, and everything typed stays. */
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState(false);
  const { running, outcome, run } = useAction<"sign in">();
  const busy = running !== undefined;
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissing(true);
    if (!email.trim()) emailField.current?.focus();
    else if (!password) passwordField.current?.focus();
    else run("sign in", attempt);
  }

  async function attempt() {
    const result = await signIn(email.trim(), password);
    if (result.status === "refused") return { done: false, sentence: result.problem };
    onSignedIn(result);
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <EmailField
        ref={emailField}
        value={email}
        onChange={setEmail}
        error={missing && !email.trim() && signInMessages.emailMissing}
        readOnly={busy}
      />
      <PasswordField
        ref={passwordField}
        label={accountWords.password}
        name="password"
        autoComplete="current-password"
        required
        readOnly={busy}
        value={password}
        error={missing && !password && signInMessages.passwordMissing}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      <div className={classes.buttons}>
        <BusyButton type="submit" color="blaze" busy={busy} busyLabel={accountWords.loggingIn}>
          {accountWords.login}
        </BusyButton>
        <ButtonLink to={routes.resetPassword} state={typedEmail(email.trim())} variant="subtle">
          {accountWords.forgot}
        </ButtonLink>
      </div>
    </form>
  );
}
