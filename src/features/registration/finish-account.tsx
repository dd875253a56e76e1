import { useState, type SubmitEvent } from "react";
import { TextInput } from "@mantine/core";
import { accountWords } from "../../domain/accounts/words";
import { contactWords } from "../../domain/kernel/words";
import type { Invitation } from "../../domain/invitations/invitation";
import { nameProblem } from "../../domain/accounts/registration";
import { finishRegistration } from "../../firebase/accounts/registration";
import { BusyButton } from "../../ui/button/busy-button";
import { Notice } from "../../ui/notice/notice";
import classes from "./account-form.module.css";

interface FinishAccountProps {
  invited: Invitation;
  onEnd: () => void;
}

/** For an account that was made on another device, or whose tab was closed, before its profile was written. */
export function FinishAccount({ invited, onEnd }: FinishAccountProps) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function finish(name: string): Promise<void> {
    const wrong = nameProblem(name);
    setProblem(wrong);
    if (wrong !== undefined || busy) return;
    setBusy(true);
    const finished = await finishRegistration({ code: invited.invitationCode, name });
    setBusy(false);
    if (finished.done) onEnd();
    else setProblem(finished.problem);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get("name");
    void finish(typeof name === "string" ? name : "");
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput label={contactWords.email} type="email" readOnly value={invited.businessEmail} />
      <TextInput label={accountWords.yourName} name="name" autoComplete="name" required readOnly={busy} />
      {problem && <Notice kind="error">{problem}</Notice>}
      <BusyButton type="submit" color="blaze" className={classes.button} busy={busy} busyLabel={accountWords.creating}>
        {accountWords.create}
      </BusyButton>
    </form>
  );
}
