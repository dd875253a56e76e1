import { useState, type ReactNode } from "react";
import { blastCardWords } from "../../../domain/blasts/card-words";
import { formatNumber } from "../../../domain/kernel/locale";
import { listMessages } from "../../../domain/kernel/list-words";
import type { LiveCounters } from "../../../firebase/inquiries/counters";
import { Button } from "../../../ui/button/button";
import type { Live } from "../../../ui/hooks/use-live";
import { late } from "../../../ui/page/late";
import { Card } from "../shared/card";
import { LateHeld } from "../shared/late-held";
import { LateBlastDialog } from "./late-blast-dialog";
import classes from "./collected-emails.module.css";

const LateHeldSubscriptions = late(async () => (await import("./held-subscriptions")).HeldSubscriptions);

interface CollectedEmailsProps {
  live: Live<LiveCounters>;
  /** The rest about the number. */
  children?: ReactNode;
}

/** The number of entries on the mailing list, and the way to write to all of them. */
export function CollectedEmails({ live, children }: CollectedEmailsProps) {
  const [writing, setWriting] = useState(false);
  const counters = live.status === "ready" ? live.value.counters : undefined;
  const count = counters?.emailList;
  return (
    <Card title={blastCardWords.collectedEmails}>
      <p className={classes.figure}>
        {live.status === "failed" ? (
          listMessages.countFailed
        ) : (
          <>
            <strong>{count === undefined ? "…" : formatNumber(count)}</strong> <span>{blastCardWords.onTheList}</span>
          </>
        )}
      </p>
      {children}
      <LateHeld from="emailList" count={counters?.heldSubscriptions ?? 0}>
        <LateHeldSubscriptions />
      </LateHeld>
      <Button className={classes.button} variant="outline" onClick={() => setWriting(true)}>
        {blastCardWords.begin}
      </Button>
      {writing && <LateBlastDialog count={count} onClose={() => setWriting(false)} />}
    </Card>
  );
}
