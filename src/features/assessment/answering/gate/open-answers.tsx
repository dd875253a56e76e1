import { useCallback, useEffect, type ReactNode } from "react";
import { assessmentMessages } from "../../../../domain/assessment/words";
import { browserStore } from "../../../../browser/storage";
import { useLoaded } from "../../../../ui/hooks/use-loaded";
import { ErrorState } from "../../../../ui/page/error-state";
import { Loading } from "../../../../ui/page/loading";
import { pendingEdits } from "../answers/pending-edits";
import { AnswersAutosave } from "../answers/answers-autosave";
import { useAutosave } from "../answers/use-autosave";
import { uiWords } from "../../../../ui/words";
import { LateSeatEnd } from "./late-seat-end";
import { withFirestore } from "../../../../firebase/sdk/with-firestore";

interface OpenAnswersProps {
  uid: string;
  invitationId: string;
  /** False while they are only had ready. */
  isShown: boolean;
  children: (autosave: AnswersAutosave) => ReactNode;
}

/** Opens the answers of an invitation and saves them for as long as the screen is there. */
export function OpenAnswers({ uid, invitationId, isShown, children }: OpenAnswersProps) {
  const open = useCallback(async () => {
    const { openAnswers } = await withFirestore(import("../../../../firebase/assessment/unlock"));
    return new AnswersAutosave({
      store: openAnswers(invitationId),
      pendingEdits: pendingEdits(browserStore, uid, invitationId),
      isOnline: () => navigator.onLine,
    });
  }, [uid, invitationId]);
  const { loaded } = useLoaded(open);

  if (loaded.status === "ready") return <Autosaved {...{ uid, autosave: loaded.value, isShown }}>{children}</Autosaved>;
  if (!isShown) return null;
  if (loaded.status === "failed")
    return <ErrorState retry={() => window.location.reload()}>{assessmentMessages.answersFailed}</ErrorState>;
  return <Loading>{uiWords.loading}</Loading>;
}

interface AutosavedProps {
  uid: string;
  autosave: AnswersAutosave;
  isShown: boolean;
  children: OpenAnswersProps["children"];
}

function Autosaved({ uid, autosave, isShown, children }: AutosavedProps) {
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

  if (!isShown) return null;
  if (status === "over") return <LateSeatEnd uid={uid} businessName={undefined} />;
  if (status === "failed")
    return <ErrorState retry={() => window.location.reload()}>{assessmentMessages.answersFailed}</ErrorState>;
  if (status === "loading") return <Loading>{uiWords.loading}</Loading>;
  return children(autosave);
}
