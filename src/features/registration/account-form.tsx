import { useRef, useState, type SubmitEvent } from "react";
import { PasswordInput, TextInput } from "@mantine/core";
import { accountWords } from "../../domain/accounts/words";
import { contactWords } from "../../domain/kernel/words";
import type { Invitation } from "../../domain/invitations/invitation";
import { registrationProblem } from "../../domain/accounts/registration";
import { register, type RegistrationResult } from "../../firebase/accounts/registration";
import { BusyButton } from "../../ui/button/busy-button";
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
  const [failure, setFailure] = useState<Extract<RegistrationResult, { done: false }>>();
  const [busy, setBusy] = useState(false);
  const creating = useRef(false);

  async function create(form: HTMLFormElement): Promise<void> {
    if (creating.current) return;
    const typed = new FormData(form);
    const [name, password, confirmation] = ["name", "password", "confirmation"].map((field) =>
      entryText(typed.get(field)),
    );
    const filledIn = { name: name ?? "", password: password ?? "", confirmation: confirmation ?? "" };
    const problem = registrationProblem(filledIn);
    setFailure(problem === undefined ? undefined : { done: false, problem });
    if (problem !== undefined) return;

    creating.current = true;
    setBusy(true);
    onBegin();
    const registered = await register({ invited, name: filledIn.name.trim(), password: filledIn.password });
    creating.current = false;
    setBusy(false);
    if (registered.done) onEnd();
    else setFailure(registered);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void create(event.currentTarget);
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
      {failure && <Notice kind="error">{failure.problem}</Notice>}
      {failure?.offerReset && <PasswordReset email={invited.businessEmail} />}
      <BusyButton type="submit" color="blaze" className={classes.button} busy={busy} busyLabel={accountWords.creating}>
        {accountWords.create}
      </BusyButton>
    </form>
  );
}

function entryText(entry: FormDataEntryValue | null): string {
  return typeof entry === "string" ? entry : "";
}
