import { useRef, useState, type SubmitEvent } from "react";
import { Button, TextInput } from "@mantine/core";
import { contactWords } from "../../domain/kernel/words";
import { signInMessages, accountWords } from "../../domain/accounts/words";
import type { SignedIn } from "../../firebase/accounts/session";
import { signIn } from "../../firebase/accounts/sign-in";
import { BusyButton } from "../../ui/button/busy-button";
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
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [resetting, setResetting] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setMissing(true);
    if (!email.trim()) return emailField.current?.focus();
    if (!password) return passwordField.current?.focus();
    setProblem(undefined);
    setBusy(true);
    const result = await signIn(email.trim(), password);
    setBusy(false);
    if (result.status === "refused") setProblem(result.problem);
    else onSignedIn(result);
  }

  return (
    <>
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
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
        {problem && <Notice kind="error">{problem}</Notice>}
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
