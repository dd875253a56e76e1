import { useState, type SubmitEvent } from "react";
import { accountWords, signInMessages } from "../../domain/accounts/words";
import { nextRoundWords } from "../../domain/accounts/dashboard/words";
import type { Invitation } from "../../domain/invitations/invitation";
import { roundNumberOf } from "../../domain/invitations/rounds";
import { contactWords } from "../../domain/kernel/words";
import { beginRound } from "../../firebase/accounts/registration";
import { BusyButton } from "../../ui/button/busy-button";
import { PasswordField } from "../../ui/form/password-field";
import { TextInput } from "../../ui/form/text-input";
import { typedInto } from "../../ui/form/typed-into";
import { useAction } from "../../ui/hooks/use-action";
import { Notice } from "../../ui/notice/notice";
import classes from "./account-form.module.css";
import { PasswordReset } from "./password-reset";

interface RoundLoginProps {
  invited: Invitation;
  onBegin: () => void;
  onEnd: () => void;
}

/** For a business that has its account: whoever is invited to a further round logs in, and is in it. */
export function RoundLogin({ invited, onBegin, onEnd }: RoundLoginProps) {
  const { running, outcome, setOutcome, run } = useAction<"begin">();
  const [problem, setProblem] = useState<string>();
  const busy = running !== undefined;

  async function begin(password: string) {
    onBegin();
    const begun = await beginRound({ invited, password });
    if (!begun.done) return { done: false, sentence: begun.problem };
    onEnd();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { password = "" } = typedInto(event.currentTarget);
    setOutcome(undefined);
    setProblem(password === "" ? signInMessages.passwordMissing : undefined);
    if (password !== "") run("begin", () => begin(password));
    else (event.currentTarget.elements.namedItem("password") as HTMLElement | null)?.focus();
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        label={contactWords.email}
        type="email"
        name="email"
        readOnly
        autoComplete="username"
        value={invited.businessEmail}
        description={nextRoundWords.yourAccount}
      />
      <PasswordField
        label={accountWords.password}
        name="password"
        autoComplete="current-password"
        required
        readOnly={busy}
        error={problem}
        errorRole="alert"
      />
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      {outcome && <PasswordReset email={invited.businessEmail} />}
      <BusyButton
        type="submit"
        color="blaze"
        className={classes.button}
        busy={busy}
        busyLabel={nextRoundWords.beginning}
      >
        {nextRoundWords.logIn(roundNumberOf(invited))}
      </BusyButton>
    </form>
  );
}
