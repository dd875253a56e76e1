import { useState, type SubmitEvent } from "react";
import { PasswordInput, TextInput } from "@mantine/core";
import { accountWords } from "../../domain/accounts/words";
import { contactWords } from "../../domain/kernel/words";
import type { Invitation } from "../../domain/invitations/invitation";
import { registrationProblem, type RegistrationForm } from "../../domain/accounts/registration";
import { register } from "../../firebase/accounts/registration";
import { BusyButton } from "../../ui/button/busy-button";
import { typedInto } from "../../ui/form/typed-into";
import { useAction } from "../../ui/hooks/use-action";
import { Notice } from "../../ui/notice/notice";
import classes from "./account-form.module.css";
import { PasswordReset } from "./password-reset";

interface AccountFormProps {
  invited: Invitation;
  onBegin: () => void;
  onEnd: () => void;
}

/** The fields keep what was typed through every failure; only success removes them. */
export function AccountForm({ invited, onBegin, onEnd }: AccountFormProps) {
  const { running, outcome, setOutcome, run } = useAction<"create">();
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
    const { name = "", password = "", confirmation = "" } = typedInto(event.currentTarget);
    const form = { name, password, confirmation };
    const problem = registrationProblem(form);
    setOffersReset(false);
    if (problem === undefined) run("create", () => create(form));
    else setOutcome({ done: false, sentence: problem });
  }

  const shared = { required: true, readOnly: busy };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        label={contactWords.email}
        type="email"
        name="email"
        readOnly
        autoComplete="username"
        value={invited.businessEmail}
        description={accountWords.invitedAddress}
      />
      <TextInput label={accountWords.yourName} name="name" autoComplete="name" {...shared} />
      <PasswordInput
        label={accountWords.createPassword}
        name="password"
        autoComplete="new-password"
        description={accountWords.passwordHint}
        {...shared}
      />
      <PasswordInput label={accountWords.confirmPassword} name="confirmation" autoComplete="new-password" {...shared} />
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      {offersReset && <PasswordReset email={invited.businessEmail} />}
      <BusyButton type="submit" color="blaze" className={classes.button} busy={busy} busyLabel={accountWords.creating}>
        {accountWords.create}
      </BusyButton>
    </form>
  );
}
