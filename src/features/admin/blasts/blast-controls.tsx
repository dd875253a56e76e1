import { useState } from "react";
import { blastScreenMessages } from "../../../domain/blasts/words";
import { blastLeft, type Blast } from "../../../domain/blasts/blast";
import { steerBlast, type BlastOutcome, type Steering } from "../../../firebase/blasts/blasts";
import { BusyButton } from "../../../ui/button/busy-button";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";
import { Notice } from "../../../ui/notice/notice";
import classes from "./blasts.module.css";

/** Pause, resume and cancel, for a blast that is not over. */
export function BlastSteering({ id, blast }: { id: string; blast: Blast }) {
  const [doing, setDoing] = useState<Steering>();
  const [asking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<BlastOutcome>();
  const { status, recipients, counts } = blast;

  async function act(deed: Steering): Promise<void> {
    if (doing) return;
    setOutcome(undefined);
    setDoing(deed);
    setOutcome(await steerBlast(deed, id));
    setDoing(undefined);
  }

  return (
    <div className={classes.steering}>
      <div className={classes.buttons}>
        {status === "paused" ? (
          <BusyButton
            variant="outline"
            busy={doing === "resume"}
            busyLabel="Resuming..."
            onClick={() => void act("resume")}
          >
            Resume
          </BusyButton>
        ) : (
          <BusyButton
            variant="outline"
            busy={doing === "pause"}
            busyLabel="Pausing..."
            onClick={() => void act("pause")}
          >
            Pause
          </BusyButton>
        )}
        <BusyButton
          variant="subtle"
          color="brick"
          busy={doing === "cancel"}
          busyLabel="Cancelling..."
          onClick={() => setAsking(true)}
        >
          Cancel
        </BusyButton>
      </div>
      {outcome && !outcome.done && <Notice kind="error">{outcome.sentence}</Notice>}
      {asking && (
        <ConfirmDialog
          title="Cancel this email blast?"
          confirm="Cancel the email blast"
          decline="Keep it"
          destructive
          onDecline={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void act("cancel");
          }}
        >
          {blastScreenMessages.cancelQuestion(recipients === null ? undefined : blastLeft(counts))}
        </ConfirmDialog>
      )}
    </div>
  );
}
