import { useRef, useState, type SubmitEvent } from "react";
import { accountWords } from "../../domain/accounts/words";
import { contactWords } from "../../domain/kernel/words";
import { linkCodeOf, type Invitation } from "../../domain/invitations/invitation";
import { nameProblem } from "../../domain/accounts/registration";
import { finishRegistration } from "../../firebase/accounts/registration";
import { BusyButton } from "../../ui/button/busy-button";
import { TextInput } from "../../ui/form/text-input";
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
  const [problem, setProblem] = useState<string>();
  const nameField = useRef<HTMLInputElement>(null);
  const busy = running !== undefined;

  async function finish(name: string) {
    const finished = await finishRegistration({ code: linkCodeOf(invited), name });
    if (!finished.done) return { done: false, sentence: finished.problem };
    onEnd();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { name = "" } = typedInto(event.currentTarget);
    const found = nameProblem(name);
    setProblem(found);
    setOutcome(undefined);
    if (found === undefined) run("finish", () => finish(name));
    else nameField.current?.focus();
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput label={contactWords.email} type="email" readOnly value={invited.businessEmail} />
      <TextInput
        ref={nameField}
        label={accountWords.yourName}
        name="name"
        autoComplete="name"
        required
        readOnly={busy}
        error={problem}
        errorRole="alert"
        onInput={({ currentTarget }) => {
          if (problem !== undefined) setProblem(nameProblem(currentTarget.value));
        }}
      />
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      <BusyButton type="submit" color="blaze" className={classes.button} busy={busy} busyLabel={accountWords.creating}>
        {accountWords.create}
      </BusyButton>
    </form>
  );
}
