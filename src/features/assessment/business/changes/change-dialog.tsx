import { useState, type SubmitEvent } from "react";
import type { ZodMiniType } from "zod/mini";
import { firstProblem } from "../../../../domain/kernel/form-problems";
import { invitationWords } from "../../../../domain/invitations/words";
import type { CallResult } from "../../../../firebase/sdk/calls/call-in-words";
import { BusyButton } from "../../../../ui/button/busy-button";
import { Button } from "../../../../ui/button/button";
import { Dialog } from "../../../../ui/dialog/dialog";
import dialogClasses from "../../../../ui/dialog/dialog.module.css";
import { TextInput, type TextInputProps } from "../../../../ui/form/text-input";
import { useFieldProblem } from "../../../../ui/form/use-field-problem";
import { useAction } from "../../../../ui/hooks/use-action";
import { Notice } from "../../../../ui/notice/notice";
import classes from "./changes.module.css";

export interface BusinessCorrection {
  title: string;
  /** The consequences, in whole sentences. */
  meaning: readonly string[];
  field: Pick<TextInputProps, "label" | "type" | "maxLength">;
  /** The present value. */
  current: string;
  /** The first text of the field. */
  initial: string;
  text: ZodMiniType<string>;
  /** The sentence for a text that equals the present value. */
  same: string;
  confirm: string;
  confirming: string;
  change: (from: string, to: string) => Promise<CallResult>;
}

interface ChangeDialogProps {
  correction: BusinessCorrection;
  /** With what has happened, where something has. */
  onClose: (sentence?: string) => void;
}

/** Asks for what stands somewhere by mistake. What was typed stays through every failure. */
export function ChangeDialog({ correction, onClose }: ChangeDialogProps) {
  // A colleague's later change must not pass for one that this administrator has seen.
  const [from] = useState(correction.current);
  const [typed, setTyped] = useState(correction.initial);
  const { isSound, at } = useFieldProblem<"correction">();
  const { running, outcome, run } = useAction<"change">();
  const busy = running !== undefined;

  async function change(to: string) {
    const changed = await correction.change(from, to);
    if (!changed.done) return changed;
    onClose(changed.sentence);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const to = typed.trim();
    const wrong = to === from ? correction.same : firstProblem(correction.text, to);
    const problem = wrong === undefined ? undefined : ({ field: "correction", sentence: wrong } as const);
    if (isSound(event.currentTarget, problem)) run("change", () => change(to));
  }

  return (
    <Dialog title={correction.title} onClose={busy ? undefined : () => onClose()}>
      <form className={classes.form} noValidate onSubmit={submit}>
        {correction.meaning.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <TextInput
          {...correction.field}
          {...at("correction")}
          required
          value={typed}
          readOnly={busy}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
        <div className={dialogClasses.buttons}>
          <Button variant="subtle" onClick={() => onClose()} disabled={busy}>
            {invitationWords.cancel}
          </Button>
          <BusyButton type="submit" color="blaze" busy={busy} busyLabel={correction.confirming}>
            {correction.confirm}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
}
