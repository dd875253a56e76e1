import { useRef, useState, type SubmitEvent } from "react";
import { Button, TextInput } from "@mantine/core";
import { contactWords } from "../../domain/kernel/words";
import { signInMessages, accountWords } from "../../domain/accounts/words";
import type { SignedIn } from "../../firebase/accounts/session";
import { signIn } from "../../firebase/accounts/sign-in";
import { BusyButton } from "../../ui/button/busy-button";
import { useAction } from "../../ui/hooks/use-action";
import { Notice } from "../../ui/notice/notice";
import classes from "./login-form.module.css";
import { ResetDialog } from "./reset-dialog";

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
  const [resetting, setResetting] = useState(false);
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
    <>
      <form className={classes.form} noValidate onSubmit={submit}>
        <TextInput
          ref={emailField}
          label={contactWords.email}
          type="email"
          name="email"
          autoComplete="username"
          required
          readOnly={busy}
          value={email}
          error={missing && !email.trim() && signInMessages.emailMissing}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <TextInput
          ref={passwordField}
          label={accountWords.password}
          type="password"
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
          <Button variant="subtle" onClick={() => setResetting(true)}>
            {accountWords.forgot}
          </Button>
        </div>
      </form>
      {resetting && <ResetDialog email={email.trim()} onClose={() => setResetting(false)} />}
    </>
  );
}
