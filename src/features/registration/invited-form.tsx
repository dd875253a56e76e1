import type { InputEventHandler, ReactNode, SubmitEvent } from "react";
import type { InvitedPerson } from "../../domain/invitations/seats/seat";
import { contactWords } from "../../domain/kernel/words";
import { BusyButton } from "../../ui/button/busy-button";
import { useAction, type ActionOutcome } from "../../ui/hooks/use-action";
import { Notice } from "../../ui/notice/notice";
import classes from "./invited-form.module.css";
import { PasswordReset } from "./password-reset";
import { TextInput } from "../../ui/form/text-input";

interface InvitedFormProps<Typed> {
  invited: InvitedPerson;
  emailHint?: string;
  /** Returns the typed values if they are right; a wrong one is told at its field. */
  check: (form: HTMLFormElement) => Typed | undefined;
  onInput?: InputEventHandler<HTMLFormElement>;
  send: (typed: Typed) => Promise<ActionOutcome | undefined>;
  /** True if a new password may mend the failure. */
  offersReset: boolean;
  button: { label: string; busyLabel: string };
  children: (isBusy: boolean) => ReactNode;
}

/** The fields below the invited address: the typed text stays through every failure. */
export function InvitedForm<Typed>(props: InvitedFormProps<Typed>) {
  const { invited, emailHint, check, onInput, send, offersReset, button, children } = props;
  const { running, outcome, setOutcome, run } = useAction<"send">();
  const isBusy = running !== undefined;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setOutcome(undefined);
    const typed = check(event.currentTarget);
    if (typed !== undefined) run("send", () => send(typed));
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit} onInput={onInput}>
      <TextInput
        label={contactWords.email}
        type="email"
        name="email"
        readOnly
        autoComplete="username"
        value={invited.businessEmail}
        description={emailHint}
      />
      {children(isBusy)}
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      {outcome && offersReset && <PasswordReset email={invited.businessEmail} />}
      <BusyButton type="submit" color="blaze" className={classes.button} busy={isBusy} busyLabel={button.busyLabel}>
        {button.label}
      </BusyButton>
    </form>
  );
}
