import { useState } from "react";
import { blastScreenMessages, blastWords } from "../../../domain/blasts/words";
import { blastLeft, type Blast, type BlastCommand } from "../../../domain/blasts/blast";
import { controlBlast } from "../../../firebase/blasts/blasts";
import { BusyButton } from "../../../ui/button/busy-button";
import { useAction } from "../../../ui/hooks/use-action";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";
import { Notice } from "../../../ui/notice/notice";
import classes from "./blasts.module.css";

/** Pause, resume and cancel, for a blast that is not over. */
export function BlastControls({ id, blast }: { id: string; blast: Blast }) {
  const { running, outcome, run } = useAction<BlastCommand>();
  const [confirming, setConfirming] = useState(false);
  const { status, recipients, counts } = blast;

  function control(command: BlastCommand): void {
    run(command, () => controlBlast(command, id));
  }

  return (
    <div className={classes.controls}>
      <div className={classes.buttons}>
        {status === "scheduled" ? undefined : status === "paused" ? (
          <BusyButton
            variant="outline"
            busy={running === "resume"}
            busyLabel={blastWords.resuming}
            onClick={() => control("resume")}
          >
            {blastWords.resume}
          </BusyButton>
        ) : (
          <BusyButton
            variant="outline"
            busy={running === "pause"}
            busyLabel={blastWords.pausing}
            onClick={() => control("pause")}
          >
            {blastWords.pause}
          </BusyButton>
        )}
        <BusyButton
          variant="subtle"
          color="brick"
          busy={running === "cancel"}
          busyLabel={blastWords.cancelling}
          onClick={() => setConfirming(true)}
        >
          {blastWords.cancel}
        </BusyButton>
      </div>
      {outcome && !outcome.done && <Notice kind="error">{outcome.sentence}</Notice>}
      {confirming && (
        <ConfirmDialog
          title={blastWords.cancelTitle}
          confirm={blastWords.cancelConfirm}
          decline={blastWords.cancelDecline}
          destructive
          onDecline={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            control("cancel");
          }}
        >
          {blastScreenMessages.cancelQuestion(recipients === null ? undefined : blastLeft(counts))}
        </ConfirmDialog>
      )}
    </div>
  );
}
