import { useState } from "react";
import { blastScreenMessages, blastWords } from "../../../domain/blasts/words";
import { blastLeft, type Blast } from "../../../domain/blasts/blast";
import { controlBlast, type BlastCommand } from "../../../firebase/blasts/blasts";
import type { ActionResult } from "../../../firebase/sdk/call";
import { BusyButton } from "../../../ui/button/busy-button";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";
import { Notice } from "../../../ui/notice/notice";
import classes from "./blasts.module.css";

/** Pause, resume and cancel, for a blast that is not over. */
export function BlastControls({ id, blast }: { id: string; blast: Blast }) {
  const [running, setRunning] = useState<BlastCommand>();
  const [confirming, setConfirming] = useState(false);
  const [outcome, setOutcome] = useState<ActionResult>();
  const { status, recipients, counts } = blast;

  async function run(command: BlastCommand): Promise<void> {
    if (running) return;
    setOutcome(undefined);
    setRunning(command);
    setOutcome(await controlBlast(command, id));
    setRunning(undefined);
  }

  return (
    <div className={classes.controls}>
      <div className={classes.buttons}>
        {status === "paused" ? (
          <BusyButton
            variant="outline"
            busy={running === "resume"}
            busyLabel={blastWords.resuming}
            onClick={() => void run("resume")}
          >
            {blastWords.resume}
          </BusyButton>
        ) : (
          <BusyButton
            variant="outline"
            busy={running === "pause"}
            busyLabel={blastWords.pausing}
            onClick={() => void run("pause")}
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
            void run("cancel");
          }}
        >
          {blastScreenMessages.cancelQuestion(recipients === null ? undefined : blastLeft(counts))}
        </ConfirmDialog>
      )}
    </div>
  );
}
