import { useRef, useState, type SubmitEvent } from "react";
import { signInMessages, accountWords } from "../../domain/accounts/words";
import { secondFactorWords } from "../../domain/accounts/second-factor/words";
import { routes } from "../../domain/kernel/routes";
import type { SignedIn } from "../../firebase/sdk/session";
import { signIn, type FactorAsked, type SignInProblem } from "../../firebase/accounts/sign-in";
import { BusyButton } from "../../ui/button/busy-button";
import { Button } from "../../ui/button/button";
import { ButtonLink } from "../../ui/button/button-link";
import { useAction } from "../../ui/hooks/use-action";
import { Notice } from "../../ui/notice/notice";
import { PasswordField } from "../../ui/form/password-field";
import { typedInto } from "../../ui/form/typed-into";
import { CodeField } from "../../ui/form/code-field";
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
  const [asked, setAsked] = useState<FactorAsked>();
  const { running, outcome, setOutcome, run } = useAction<"sign in">();
  const busy = running !== undefined;
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setMissing(true);
    if (asked) answer(asked, typedInto(event.currentTarget).code ?? "");
    else if (!email.trim()) emailField.current?.focus();
    else if (!password) passwordField.current?.focus();
    else run("sign in", attempt);
  }

  async function attempt() {
    const result = await signIn(email.trim(), password);
    if (result.status === "factor asked") {
      setMissing(false);
      setAsked(result);
      return undefined;
    }
    return signedIn(result);
  }

  function answer(question: FactorAsked, code: string): void {
    if (code.trim() !== "") run("sign in", async () => signedIn(await question.answer(code)));
    else setOutcome({ done: false, sentence: secondFactorWords.codeMissing });
  }

  function signedIn(result: SignedIn | SignInProblem) {
    if (result.status === "refused") return { done: false, sentence: result.problem };
    onSignedIn(result);
    return undefined;
  }

  if (asked)
    return (
      <form className={classes.form} noValidate onSubmit={submit}>
        <CodeField label={secondFactorWords.code} description={secondFactorWords.codeHint} readOnly={busy} />
        {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
        <div className={classes.buttons}>
          <BusyButton type="submit" color="blaze" busy={busy} busyLabel={accountWords.loggingIn}>
            {accountWords.login}
          </BusyButton>
          <Button
            variant="subtle"
            onClick={() => {
              setOutcome(undefined);
              setAsked(undefined);
            }}
          >
            {secondFactorWords.back}
          </Button>
        </div>
      </form>
    );

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
