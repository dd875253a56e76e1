import { useState, type SubmitEvent } from "react";
import { accountWords } from "../../domain/accounts/words";
import { contactWords } from "../../domain/kernel/words";
import type { Invitation } from "../../domain/invitations/invitation";
import type { RegistrationForm } from "../../domain/accounts/registration";
import { register } from "../../firebase/accounts/registration";
import { BusyButton } from "../../ui/button/busy-button";
import { TextInput } from "../../ui/form/text-input";
import { useAction } from "../../ui/hooks/use-action";
import { Notice } from "../../ui/notice/notice";
import { AccountFields } from "./account-fields";
import classes from "./account-form.module.css";
import { PasswordReset } from "./password-reset";
import { useRegistrationProblem } from "./use-registration-problem";

interface AccountFormProps {
  invited: Invitation;
  onBegin: () => void;
  onEnd: () => void;
}

/** The fields keep what was typed through every failure; only success removes them. */
export function AccountForm({ invited, onBegin, onEnd }: AccountFormProps) {
  const { running, outcome, setOutcome, run } = useAction<"create">();
  const { problem, check, forgetMended } = useRegistrationProblem();
  const [offersReset, setOffersReset] = useState(false);
  const busy = running !== undefined;

  async function create({ name, password }: RegistrationForm) {
    onBegin();
    const registered = await register({ invited, name: name.trim(), password });
    if (registered.done) onEnd();
    else {
      setOffersReset(registered.offerReset === true);
      return { done: false, sentence: registered.problem };
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setOffersReset(false);
    setOutcome(undefined);
    const form = check(event.currentTarget);
    if (form) run("create", () => create(form));
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit} onInput={forgetMended}>
      <TextInput
        label={contactWords.email}
        type="email"
        name="email"
        readOnly
        autoComplete="username"
        value={invited.businessEmail}
        description={accountWords.invitedAddress}
      />
      <AccountFields busy={busy} problem={problem} />
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      {offersReset && <PasswordReset email={invited.businessEmail} />}
      <BusyButton type="submit" color="blaze" className={classes.button} busy={busy} busyLabel={accountWords.creating}>
        {accountWords.create}
      </BusyButton>
    </form>
  );
}
