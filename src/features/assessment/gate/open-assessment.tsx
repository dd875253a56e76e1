import { useEffect, useState } from "react";
import { assessmentMessages } from "../../../domain/assessment/words";
import { appMessages } from "../../../domain/kernel/words";
import { browserStore } from "../../../browser/storage";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import { answersJournal } from "../answers/pending-edits";
import { AnswersKeeper } from "../answers/answers-autosave";
import { useKeptAnswers } from "../answers/use-autosave";
import { Wizard } from "../wizard/wizard";

interface OpenAssessmentProps {
  uid: string;
  invitationId: string;
}

/** Opens the answers of an invitation and keeps them for as long as the screen is there. */
export function OpenAssessment({ uid, invitationId }: OpenAssessmentProps) {
  const [keeper, setKeeper] = useState<AnswersKeeper>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let isHere = true;
    import("../../../firebase/assessment/unlock").then(
      ({ openAnswers }) => {
        const parts = { door: openAnswers(invitationId), journal: answersJournal(browserStore, uid, invitationId) };
        if (isHere) setKeeper(new AnswersKeeper({ ...parts, isOnline: () => navigator.onLine }));
      },
      () => setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [uid, invitationId]);

  if (failed) return <ErrorState retry={() => window.location.reload()}>{assessmentMessages.answersFailed}</ErrorState>;
  if (!keeper) return <Loading>{appMessages.loading}</Loading>;
  return <Kept keeper={keeper} invitationId={invitationId} />;
}

function Kept({ keeper, invitationId }: { keeper: AnswersKeeper; invitationId: string }) {
  const { status } = useKeptAnswers(keeper);

  useEffect(() => {
    const stop = keeper.start();
    const save = () => void keeper.flush();
    // A tab that is left or closed hands over what it has, and a change of the connection shows at once.
    const events = ["pagehide", "visibilitychange"] as const;
    for (const event of events) window.addEventListener(event, save);
    window.addEventListener("online", keeper.refresh);
    window.addEventListener("offline", keeper.refresh);
    return () => {
      for (const event of events) window.removeEventListener(event, save);
      window.removeEventListener("online", keeper.refresh);
      window.removeEventListener("offline", keeper.refresh);
      stop();
    };
  }, [keeper]);

  if (status === "failed")
    return <ErrorState retry={() => window.location.reload()}>{assessmentMessages.answersFailed}</ErrorState>;
  if (status === "loading") return <Loading>{appMessages.loading}</Loading>;
  return <Wizard keeper={keeper} invitationId={invitationId} />;
}
