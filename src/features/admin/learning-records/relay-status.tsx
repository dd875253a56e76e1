import { useState } from "react";
import type { RelayStatusDocument } from "../../../domain/statements/outbox-statement";
import { formatNumber } from "../../../domain/kernel/locale";
import { relayProblems, statementWords } from "../../../domain/statements/words";
import { BusyButton } from "../../../ui/button/busy-button";
import { Button } from "../../../ui/button/button";
import { useAction } from "../../../ui/hooks/use-action";
import type { Subscribe } from "../../../browser/subscribe";
import { Notice } from "../../../ui/notice/notice";
import classes from "./learning-records.module.css";
import { useLive } from "../../../ui/hooks/use-live";
import { Loading } from "../../../ui/page/loading";

const mostReasons = 3;

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
    return { done: true, sentence: statementWords.sentAgain(await replay()) };
  }

  return (
    <>
      <dl className={classes.figures}>
        <Figure name={statementWords.delivered} count={delivered} />
        <Figure name={statementWords.waiting} count={waiting} />
        <Figure name={statementWords.rejected} count={rejected} />
      </dl>
      {waiting > 0 && problem && <Notice kind="warning">{statusInWords(status)}</Notice>}
      {waiting > 0 && !problem && oldestWaitingAt && (
        <p className={classes.oldest}>{statementWords.oldest(oldestWaitingAt)}</p>
      )}
      {rejected > 0 && (
        <div className={classes.rejected}>
          <p>{statementWords.recordsRejected(rejected)}</p>
          <Button className={classes.fold} variant="subtle" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? statementWords.hideReasons : statementWords.showReasons}
          </Button>
          {open && <StatementReasons watch={watchReasons} />}
          <BusyButton
            className={classes.button}
            variant="outline"
            busy={running !== undefined}
            busyLabel={statementWords.asking}
            onClick={() => run("replay", sendAgain, statementWords.sendAgainFailed)}
          >
            {statementWords.sendAgain}
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
      <dd>{formatNumber(count)}</dd>
    </div>
  );
}

function statusInWords({ problem, oldestWaitingAt, pausedUntil }: RelayStatusDocument): string {
  return [
    problem && relayProblems[problem],
    oldestWaitingAt && statementWords.oldest(oldestWaitingAt),
    pausedUntil && statementWords.retryAt(pausedUntil),
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * Why the store rejected the latest records. The reasons cost a page of reads, so they are loaded only when asked for.
 */
function StatementReasons({ watch }: { watch: Subscribe<string[]> }) {
  const { live } = useLive(watch);

  if (live.status === "loading") return <Loading>{statementWords.loadingReasons}</Loading>;
  if (live.status === "failed") return <Notice kind="error">{statementWords.reasonsFailed}</Notice>;
  const reasons = live.value;
  if (reasons.length === 0) return <p>{statementWords.noReason}</p>;
  return (
    <ul className={classes.reasons} aria-label={statementWords.reasons}>
      {reasons.slice(0, mostReasons).map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
