import { blastScreenMessages, blastWords } from "../../../domain/blasts/words";
import { countRecipients } from "../../../firebase/blasts/blasts";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { Notice } from "../../../ui/notice/notice";

/** For how many people the blast is, counted by the server as it would send it. */
export function BlastRecipients({ onTheList }: { onTheList: number | undefined }) {
  const { loaded, retry } = useLoaded(countRecipients);

  if (loaded.status === "failed") {
    return (
      <Notice kind="warning" action={{ label: blastWords.countAgain, run: retry }}>
        {blastScreenMessages.notCounted(onTheList)}
      </Notice>
    );
  }
  return (
    <p role="status">
      {loaded.status === "loading" ? blastScreenMessages.counting : blastScreenMessages.recipients(loaded.value)}
    </p>
  );
}
