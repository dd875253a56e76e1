import { useState } from "react";
import { blastWords } from "../../../domain/blasts/words";
import { formatNumber } from "../../../domain/kernel/locale";
import { listMessages } from "../../../domain/kernel/list-words";
import type { LiveCounters } from "../../../firebase/inquiries/counters";
import { Button } from "../../../ui/button/button";
import type { Live } from "../../../ui/hooks/use-live";
import { BlastDialog } from "./blast-dialog";
import { Card } from "../shared/card";
import { Held } from "../shared/held";
import { HeldSubscriptions } from "./held-subscriptions";
import classes from "./collected-emails.module.css";

export function CollectedEmails({ live }: { live: Live<LiveCounters> }) {
  const [writing, setWriting] = useState(false);
  const counters = live.status === "ready" ? live.value.counters : undefined;
  const count = counters?.emailList;
  return (
    <Card title={blastWords.collectedEmails}>
      <p className={classes.figure}>
        {live.status === "failed" ? (
          listMessages.countFailed
        ) : (
          <>
            <strong>{count === undefined ? "…" : formatNumber(count)}</strong> <span>{blastWords.onTheList}</span>
          </>
        )}
      </p>
      <Held from="emailList" count={counters?.heldSubscriptions ?? 0}>
        <HeldSubscriptions />
      </Held>
      <Button className={classes.button} variant="outline" onClick={() => setWriting(true)}>
        {blastWords.begin}
      </Button>
      {writing && <BlastDialog count={count} onClose={() => setWriting(false)} />}
    </Card>
  );
}
