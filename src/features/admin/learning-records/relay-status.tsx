import { useState } from "react";
import { Button } from "@mantine/core";
import type { RelayStatusDocument } from "../../../domain/statements/outbox-statement";
import { relayProblems } from "../../../domain/statements/words";
import { BusyButton } from "../../../ui/button/busy-button";
import { useAction } from "../../../ui/hooks/use-action";
import type { Subscribe } from "../../../ui/hooks/use-live";
import { Notice } from "../../../ui/notice/notice";
import { StatementReasons } from "./statement-reasons";
import classes from "./learning-records.module.css";

interface RelayStatusProps {
  status: RelayStatusDocument;
  watchReasons: Subscribe<string[]>;
  /** Has the rejected ones sent again, and says how many they are. */
  replay: () => Promise<number>;
}

export function RelayStatus({ status, watchReasons, replay }: RelayStatusProps) {
  const { running, outcome, run } = useAction<"replay">();
  const [open, setOpen] = useState(false);
  const { delivered, waiting, rejected, problem, oldestWaitingAt } = status;

  async function sendAgain() {
    return { done: true, sentence: `${recordsInWords(await replay())} will be sent again.` };
  }

  return (
    <>
      <dl className={classes.figures}>
        <Figure name="Delivered" count={delivered} />
        <Figure name="Waiting" count={waiting} />
        <Figure name="Rejected" count={rejected} />
      </dl>
      {waiting > 0 && problem && <Notice kind="warning">{statusInWords(status)}</Notice>}
      {waiting > 0 && !problem && oldestWaitingAt && <p className={classes.oldest}>{oldestInWords(oldestWaitingAt)}</p>}
      {rejected > 0 && (
        <div className={classes.rejected}>
          <p>
            The learning record store rejected {recordsInWords(rejected)}. Nothing is lost: once the cause is mended,
            send them again.
          </p>
          <Button className={classes.fold} variant="transparent" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? "Hide why" : "Show why"}
          </Button>
          {open && <StatementReasons watch={watchReasons} />}
          <BusyButton
            className={classes.button}
            variant="outline"
            busy={running !== undefined}
            busyLabel="Asking..."
            onClick={() => run("replay", sendAgain, "They could not be sent again just now. Please try again.")}
          >
            Send rejected again
          </BusyButton>
        </div>
      )}
      {outcome?.done === false && rejected > 0 && <Notice kind="error">{outcome.sentence}</Notice>}
      {outcome?.done && rejected === 0 && (
        <Notice kind="success" takesFocus>
          {outcome.sentence}
        </Notice>
      )}
    </>
  );
}

function Figure({ name, count }: { name: string; count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{count.toLocaleString()}</dd>
    </div>
  );
}

function statusInWords({ problem, oldestWaitingAt, pausedUntil }: RelayStatusDocument): string {
  return [
    problem && relayProblems[problem],
    oldestWaitingAt && oldestInWords(oldestWaitingAt),
    pausedUntil && `We try again at ${timeInWords(pausedUntil)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function oldestInWords(since: Date): string {
  return `The oldest record has waited since ${timeInWords(since)}.`;
}

function recordsInWords(count: number): string {
  return count === 1 ? "1 record" : `${count.toLocaleString()} records`;
}

function timeInWords(time: Date): string {
  return time.toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
}
