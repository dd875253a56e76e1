import { useRef, useState, type SubmitEvent } from "react";
import { passwordProblem } from "../../domain/accounts/registration";
import { administratorPasswordProblem } from "../../domain/accounts/second-factor/administrator-password";
import { administratorPasswordWords } from "../../domain/accounts/second-factor/administrator-password-words";
import { accountWords } from "../../domain/accounts/words";
import { choosePassword } from "../../firebase/accounts/password-reset";
import { BusyButton } from "../../ui/button/busy-button";
import { isLikeCommonPassword } from "../../ui/form/common-password";
import { NewPasswordField } from "../../ui/form/new-password-field";
import { useAction } from "../../ui/hooks/use-action";
import { Notice } from "../../ui/notice/notice";
import classes from "./login-form.module.css";

interface NewPasswordFormProps {
  code: string;
  /** True for an administrator without a second factor. */
  isAdministrator: boolean;
  /** The account of the password, for password managers. */
  email: string;
  onSet: () => void;
  /** The link has ended by now, in a sentence. */
  onEnded: (sentence: string) => void;
}

export function NewPasswordForm({ code, isAdministrator, email, onSet, onEnded }: NewPasswordFormProps) {
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const { running, outcome, run } = useAction<"choose">();
  const passwordField = useRef<HTMLInputElement>(null);
  const busy = running !== undefined;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    run("choose", choose);
  }

  async function choose() {
    const wrong = isAdministrator
      ? administratorPasswordProblem(password, await isLikeCommonPassword(password))
      : passwordProblem(password);
    setProblem(wrong);
    if (wrong !== undefined) {
      passwordField.current?.focus();
      return undefined;
    }
    const chosen = await choosePassword(code, password);
    if (chosen.done) onSet();
    else if (chosen.linkEnded) onEnded(chosen.sentence);
    else return chosen;
    return undefined;
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <input hidden type="email" name="email" autoComplete="username" readOnly value={email} />
      <NewPasswordField
        ref={passwordField}
        label={accountWords.newPassword}
        name="password"
        description={isAdministrator ? administratorPasswordWords.hint : accountWords.passwordHint}
        required
        readOnly={busy}
        value={password}
        error={problem}
        errorRole="alert"
        onChange={({ currentTarget }) => {
          setPassword(currentTarget.value);
          if (problem !== undefined && !isAdministrator) setProblem(passwordProblem(currentTarget.value));
        }}
      />
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      <div className={classes.buttons}>
        <BusyButton type="submit" color="blaze" busy={busy} busyLabel={accountWords.choosing}>
          {accountWords.choose}
        </BusyButton>
      </div>
    </form>
  );
}
