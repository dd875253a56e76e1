import { useEffect, useState } from "react";
import { assessmentMessages } from "../../../domain/assessment/words";
import { appMessages } from "../../../domain/kernel/words";
import { browserStore } from "../../../browser/storage";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import { pendingEdits } from "../answers/pending-edits";
import { AnswersAutosave } from "../answers/answers-autosave";
import { useAutosave } from "../answers/use-autosave";
import { Wizard } from "../wizard/wizard";

interface OpenAssessmentProps {
  uid: string;
  invitationId: string;
}

/** Opens the answers of an invitation and saves them for as long as the screen is there. */
export function OpenAssessment({ uid, invitationId }: OpenAssessmentProps) {
  const [autosave, setAutosave] = useState<AnswersAutosave>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let isHere = true;
    import("../../../firebase/assessment/unlock").then(
      ({ openAnswers }) => {
        if (!isHere) return;
        const store = openAnswers(invitationId);
        const edits = pendingEdits(browserStore, uid, invitationId);
        setAutosave(new AnswersAutosave({ store, pendingEdits: edits, isOnline: () => navigator.onLine }));
      },
      () => setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [uid, invitationId]);

  if (failed) return <ErrorState retry={() => window.location.reload()}>{assessmentMessages.answersFailed}</ErrorState>;
  if (!autosave) return <Loading>{appMessages.loading}</Loading>;
  return <AutosavedWizard autosave={autosave} invitationId={invitationId} />;
}

interface AutosavedWizardProps {
  autosave: AnswersAutosave;
  invitationId: string;
}

function AutosavedWizard({ autosave, invitationId }: AutosavedWizardProps) {
  const { status } = useAutosave(autosave);

  useEffect(() => {
    const stop = autosave.start();
    const save = () => void autosave.flush();
    // A tab that is left or closed hands over what it has, and a change of the connection shows at once.
    const events = ["pagehide", "visibilitychange"] as const;
    for (const event of events) window.addEventListener(event, save);
    window.addEventListener("online", autosave.refresh);
    window.addEventListener("offline", autosave.refresh);
    return () => {
      for (const event of events) window.removeEventListener(event, save);
      window.removeEventListener("online", autosave.refresh);
      window.removeEventListener("offline", autosave.refresh);
      stop();
    };
  }, [autosave]);

  if (status === "failed")
    return <ErrorState retry={() => window.location.reload()}>{assessmentMessages.answersFailed}</ErrorState>;
  if (status === "loading") return <Loading>{appMessages.loading}</Loading>;
  return <Wizard autosave={autosave} invitationId={invitationId} />;
}
