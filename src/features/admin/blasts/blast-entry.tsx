import { useId, useState } from "react";
import type { Blast } from "../../../domain/blasts/blast";
import { blastScreenMessages, blastWords } from "../../../domain/blasts/words";
import { Button } from "../../../ui/button/button";
import { useHashTarget } from "../../../ui/hooks/use-hash-target";
import { Notice } from "../../../ui/notice/notice";
import { DateTime } from "../../../ui/page/date-time";
import { blastAnchor } from "./blast-anchor";
import { BlastProgress } from "./blast-progress";
import { BlastControls } from "./blast-controls";
import { Undelivered } from "./undelivered";
import { LateBlastDialog } from "./late-blast-dialog";
import classes from "./blasts.module.css";

interface BlastEntryProps {
  id: string;
  blast: Blast;
}

/** One blast: its progress, what can be done about it, and whom it did not reach. */
export function BlastEntry({ id, blast }: BlastEntryProps) {
  const titleId = useId();
  useHashTarget({ only: blastAnchor(id) });
  const [open, setOpen] = useState(false);
  const [again, setAgain] = useState(false);
  const { subject, createdAt, status, counts, problem, retryAt } = blast;
  const over = status === "finished" || status === "cancelled";
  const unreached = counts.failed + counts.uncertain;
  return (
    <article id={blastAnchor(id)} className={classes.entry} aria-labelledby={titleId}>
      <header className={classes.header}>
        <h3 id={titleId}>{subject}</h3>
        <span>
          {blastWords.started} <DateTime date={createdAt} />
        </span>
      </header>
      <BlastProgress blast={blast} />
      {!over && problem && <Notice kind="warning">{blastScreenMessages.problem(problem, retryAt)}</Notice>}
      {!over && <BlastControls id={id} blast={blast} />}
      <div className={classes.folds}>
        {over && (
          <Button variant="subtle" onClick={() => setAgain(true)}>
            {blastWords.sendAgain}
          </Button>
        )}
        {unreached > 0 && (
          <Button variant="subtle" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? blastWords.hideUndelivered : blastWords.showUndelivered}
          </Button>
        )}
      </div>
      {again && <LateBlastDialog earlier={{ id, ...blast }} onClose={() => setAgain(false)} />}
      {open && unreached > 0 && <Undelivered id={id} blast={blast} />}
    </article>
  );
}
