import { useState } from "react";
import { Button } from "@mantine/core";
import { blastWords } from "../../../domain/blasts/words";
import { formatNumber } from "../../../domain/kernel/locale";
import { listMessages } from "../../../domain/kernel/words";
import type { LiveCounters } from "../../../firebase/inquiries/counters";
import type { Live } from "../../../ui/hooks/use-live";
import { BlastDialog } from "./blast-dialog";
import { Card } from "../shared/card";
import classes from "./collected-emails.module.css";

export function CollectedEmails({ live }: { live: Live<LiveCounters> }) {
  const [writing, setWriting] = useState(false);
  const count = live.status === "ready" ? live.value.counters.emailList : undefined;
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
      <Button className={classes.button} variant="outline" onClick={() => setWriting(true)}>
        {blastWords.begin}
      </Button>
      {writing && <BlastDialog count={count} onClose={() => setWriting(false)} />}
    </Card>
  );
}
