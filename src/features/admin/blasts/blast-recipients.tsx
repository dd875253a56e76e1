import { useEffect, useState } from "react";
import { blastScreenMessages, blastWords } from "../../../domain/blasts/words";
import { countRecipients } from "../../../firebase/blasts/blasts";
import { Notice } from "../../../ui/notice/notice";

/** For how many people the blast is, counted by the server as it would send it. */
export function BlastRecipients({ onTheList }: { onTheList: number | undefined }) {
  const [count, setCount] = useState<number | "failed">();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isHere = true;
    void countRecipients().then((counted) => {
      if (isHere) setCount(counted ?? "failed");
    });
    return () => {
      isHere = false;
    };
  }, [attempt]);

  function retry() {
    setCount(undefined);
    setAttempt(attempt + 1);
  }

  if (count === "failed") {
    return (
      <Notice kind="warning" action={{ label: blastWords.countAgain, run: retry }}>
        {blastScreenMessages.notCounted(onTheList)}
      </Notice>
    );
  }
  return (
    <p role="status">{count === undefined ? blastScreenMessages.counting : blastScreenMessages.recipients(count)}</p>
  );
}
