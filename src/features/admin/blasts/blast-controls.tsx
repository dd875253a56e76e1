import { useState } from "react";
import { blastScreenMessages } from "../../../domain/blasts/words";
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
            busyLabel="Resuming..."
            onClick={() => void run("resume")}
          >
            Resume
          </BusyButton>
        ) : (
          <BusyButton
            variant="outline"
            busy={running === "pause"}
            busyLabel="Pausing..."
            onClick={() => void run("pause")}
          >
            Pause
          </BusyButton>
        )}
        <BusyButton
          variant="subtle"
          color="brick"
          busy={running === "cancel"}
          busyLabel="Cancelling..."
          onClick={() => setConfirming(true)}
        >
          Cancel
        </BusyButton>
      </div>
      {outcome && !outcome.done && <Notice kind="error">{outcome.sentence}</Notice>}
      {confirming && (
        <ConfirmDialog
          title="Cancel this email blast?"
          confirm="Cancel the email blast"
          decline="Keep it"
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
