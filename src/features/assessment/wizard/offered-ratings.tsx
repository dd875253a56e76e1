import { takenWords } from "../../../domain/assessment/needs-check/taken-words";
import { withFirestore } from "../../../firebase/sdk/with-firestore";
import { useAction } from "../../../ui/hooks/use-action";
import { useLateLive } from "../../../ui/hooks/use-live";
import { Notice } from "../../../ui/notice/notice";

const loadOffered = () => withFirestore(import("../../../firebase/assessment/offered-ratings"));
const loadOffer = async (code: string) => (await loadOffered()).watchOfferedRatings(code);

/** Offers the ratings of the needs check that a business has sent with its inquiry as its first answers. */
export function OfferedRatings({ code }: { code: string }) {
  const { live } = useLateLive(loadOffer, code);
  const { outcome, run } = useAction<"take over" | "refuse">();
  const isOffered = live.status === "ready" && live.value;

  async function takeOver() {
    await (await loadOffered()).takeOverRatings(code);
    return { done: true, sentence: takenWords.takenOver };
  }

  async function refuse() {
    await (await loadOffered()).refuseRatings(code);
    return { done: true, sentence: takenWords.refused };
  }

  if (outcome?.done)
    return (
      <Notice kind="success" takesFocus>
        {outcome.sentence}
      </Notice>
    );
  if (!isOffered) return null;
  return (
    <>
      <Notice
        kind="info"
        mainAction={{ label: takenWords.takeOver, run: () => run("take over", takeOver, takenWords.failed) }}
        action={{ label: takenWords.refuse, run: () => run("refuse", refuse, takenWords.failed) }}
      >
        {takenWords.offered}
      </Notice>
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
    </>
  );
}
