import { useId, useState } from "react";
import { Button } from "@mantine/core";
import type { Blast } from "../../../domain/blasts/blast";
import { blastScreenMessages } from "../../../domain/blasts/words";
import { Notice } from "../../../ui/notice/notice";
import { BlastProgress } from "./blast-progress";
import { BlastSteering } from "./blast-controls";
import { BlastTroubles } from "./undelivered";
import classes from "./blasts.module.css";
import { Day } from "../shared/day";

interface BlastEntryProps {
  id: string;
  blast: Blast;
}

/** One blast: how it stands, what can be done about it, and whom it did not reach. */
export function BlastEntry({ id, blast }: BlastEntryProps) {
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const { subject, createdAt, status, counts, problem, retryAt } = blast;
  const over = status === "finished" || status === "cancelled";
  const unreached = counts.failed + counts.uncertain;
  return (
    <article className={classes.entry} aria-labelledby={titleId}>
      <header className={classes.header}>
        <h3 id={titleId}>{subject}</h3>
        <span>
          Begun <Day date={createdAt} />
        </span>
      </header>
      <BlastProgress blast={blast} />
      {!over && problem && (
        <Notice kind="warning">
          {blastScreenMessages.problem(problem, retryAt?.toLocaleTimeString(undefined, { timeStyle: "short" }))}
        </Notice>
      )}
      {!over && <BlastSteering id={id} blast={blast} />}
      {unreached > 0 && (
        <Button className={classes.fold} variant="subtle" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? "Hide who was not reached" : "Show who was not reached"}
        </Button>
      )}
      {open && unreached > 0 && <BlastTroubles id={id} blast={blast} />}
    </article>
  );
}
