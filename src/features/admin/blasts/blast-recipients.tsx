import type { RecipientCount } from "../../../domain/blasts/recipient-count";
import { blastScreenMessages, blastWords } from "../../../domain/blasts/words";
import type { Live } from "../../../ui/hooks/use-live";
import { Notice } from "../../../ui/notice/notice";

interface BlastRecipientsProps {
  count: Live<RecipientCount>;
  countAgain: () => void;
  onTheList: number | undefined;
}

/** For how many people the blast is, counted by the server as it would send it. */
export function BlastRecipients({ count, countAgain, onTheList }: BlastRecipientsProps) {
  if (count.status === "failed") {
    return (
      <Notice kind="warning" action={{ label: blastWords.countAgain, run: countAgain }}>
        {blastScreenMessages.notCounted(onTheList)}
      </Notice>
    );
  }
  return (
    <p role="status">
      {count.status === "loading"
        ? blastScreenMessages.counting
        : blastScreenMessages.recipients(count.value.recipients, count.value.exact)}
    </p>
  );
}
