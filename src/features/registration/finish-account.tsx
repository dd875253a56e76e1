import type { SubmitEvent } from "react";
import { TextInput } from "@mantine/core";
import { accountWords } from "../../domain/accounts/words";
import { contactWords } from "../../domain/kernel/words";
import type { Invitation } from "../../domain/invitations/invitation";
import { nameProblem } from "../../domain/accounts/registration";
import { finishRegistration } from "../../firebase/accounts/registration";
import { BusyButton } from "../../ui/button/busy-button";
import { typedInto } from "../../ui/form/typed-into";
import { useAction } from "../../ui/hooks/use-action";
import { Notice } from "../../ui/notice/notice";
import classes from "./account-form.module.css";

interface FinishAccountProps {
  invited: Invitation;
  onEnd: () => void;
}

/** For an account that was made on another device, or whose tab was closed, before its profile was written. */
export function FinishAccount({ invited, onEnd }: FinishAccountProps) {
  const { running, outcome, setOutcome, run } = useAction<"finish">();
  const busy = running !== undefined;

  async function finish(name: string) {
    const finished = await finishRegistration({ code: invited.invitationCode, name });
    if (!finished.done) return { done: false, sentence: finished.problem };
    onEnd();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { name = "" } = typedInto(event.currentTarget);
    const problem = nameProblem(name);
    if (problem === undefined) run("finish", () => finish(name));
    else setOutcome({ done: false, sentence: problem });
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput label={contactWords.email} type="email" readOnly value={invited.businessEmail} />
      <TextInput label={accountWords.yourName} name="name" autoComplete="name" required readOnly={busy} />
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      <BusyButton type="submit" color="blaze" className={classes.button} busy={busy} busyLabel={accountWords.creating}>
        {accountWords.create}
      </BusyButton>
    </form>
  );
}
