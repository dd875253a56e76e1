import { useEffect, useState } from "react";
import { messages } from "../../domain/messages";
import { browserStore } from "../../firebase/browser-store";
import { ErrorState } from "../../ui/error-state";
import { Loading } from "../../ui/loading";
import { answersJournal } from "./answers-journal";
import { AnswersKeeper } from "./answers-keeper";
import { useKeptAnswers } from "./use-kept-answers";
import { Wizard } from "./wizard";

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
    import("../../firebase/assessment").then(
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

  if (failed) return <ErrorState retry={() => window.location.reload()}>{messages.answersFailed}</ErrorState>;
  if (!keeper) return <Loading>{messages.loading}</Loading>;
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
    return <ErrorState retry={() => window.location.reload()}>{messages.answersFailed}</ErrorState>;
  if (status === "loading") return <Loading>{messages.loading}</Loading>;
  return <Wizard keeper={keeper} invitationId={invitationId} />;
}
