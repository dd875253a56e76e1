import { browserStore } from "../../browser/storage";
import { AnswersAutosave } from "../../features/assessment/answering/answers/answers-autosave";
import { pendingEdits } from "../../features/assessment/answering/answers/pending-edits";
import { openAnswers } from "../../firebase/assessment/unlock";

/** The longest wait at a logout; an answer that cannot be saved never arrives. */
const longestWaitMs = 3000;

/** Saves the answers that an earlier visit has left in this browser, as opening the assessment would. */
export async function saveAnswers(uid: string, invitationId: string): Promise<void> {
  const left = pendingEdits(browserStore, uid, invitationId);
  const autosave = new AnswersAutosave({ store: openAnswers(invitationId), pendingEdits: left, quietMs: 0 });
  const stop = autosave.start();
  await new Promise<void>((resolve) => {
    setTimeout(resolve, longestWaitMs);
    autosave.subscribe(() => {
      if (autosave.current().status === "failed" || left.entries().length === 0) resolve();
    });
  });
  stop();
}
