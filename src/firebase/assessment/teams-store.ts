// Saves the changes of the teams. The teams are one list in the database, and a list can only be written whole: so
// changes are made in a transaction, on the list that the server has by then, and no window undoes another's work.
// Offline they wait until the server can be reached. Firestore never queues a transaction, so the browser's stored
// edits let them survive the tab.
import {
  FieldPath,
  FirestoreError,
  serverTimestamp,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
} from "firebase/firestore";
import { teamsOf, teamsPath, withChanges, type FieldChange } from "../../domain/assessment/answers/field-changes";
import { setField } from "../../domain/assessment/answers/field-paths";
import type { AnswerRecord } from "../../domain/assessment/questionnaire/question";
import { questionnaireVersion } from "../../domain/assessment/questionnaire/questionnaire";
import { teamsWithIds } from "../../domain/assessment/answers/team-list";
import { canonicalText } from "../../domain/kernel/records";
import { isRefused } from "../sdk/failure-kind";
import { changeDocument } from "../sdk/writes/changed-document";

export interface TeamsStore {
  /** Done once the server has the changes and, while the document is followed, a snapshot has shown them. */
  save: (changes: readonly FieldChange[]) => Promise<void>;
  /** Says that the document is followed from now on. */
  follow: () => void;
  /** Takes each snapshot of the document. */
  onSnapshot: (snapshot: DocumentSnapshot) => void;
  /** Says that it is not followed any more: what cannot be written at once is given up, and stays a pending edit. */
  stop: () => void;
}

interface TeamBatch {
  changes: FieldChange[];
  done: Promise<void>;
}

/** Tells whether a state of the document is the written one, or a later one. */
type IsIn = (snapshot: DocumentSnapshot) => boolean;

const retryPauseMs = 1000;
const storedTeams = new FieldPath("progressData", ...teamsPath);

export function teamsStore(document: DocumentReference): TeamsStore {
  let waiting: TeamBatch | undefined;
  let last = Promise.resolve();
  let isSubscribed = false;
  let newest: DocumentSnapshot | undefined;
  let listeners: (() => void)[] = [];

  function notify() {
    const notified = listeners;
    listeners = [];
    for (const listener of notified) listener();
  }

  async function until(isSo: (snapshot: DocumentSnapshot) => boolean) {
    while (isSubscribed && !(newest && isSo(newest))) await new Promise<void>((resolve) => listeners.push(resolve));
  }

  async function write(changes: readonly FieldChange[]): Promise<void> {
    for (;;) {
      await until(({ metadata }) => !metadata.fromCache);
      try {
        const isIn = await commitTeams(document, changes);
        await until(
          (snapshot) => !snapshot.metadata.fromCache && !snapshot.metadata.hasPendingWrites && isIn(snapshot),
        );
        return;
      } catch (error) {
        if (!isSubscribed || !(error instanceof FirestoreError) || isRefused(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, retryPauseMs));
      }
    }
  }

  /**
   * One transaction at a time, or an earlier change could arrive after a later one; the next one takes all changes
   * until then.
   */
  function nextBatch(): TeamBatch {
    if (waiting) return waiting;
    const batch: TeamBatch = { changes: [], done: last };
    batch.done = last.then(() => {
      waiting = undefined;
      return write(batch.changes);
    });
    last = batch.done.catch(() => undefined); // the caller learns of it; the next batch is tried all the same
    return (waiting = batch);
  }

  return {
    save: (changes) => {
      const batch = nextBatch();
      const isChangedAgain = ({ path }: FieldChange) =>
        changes.some((change) => canonicalText(change.path) === canonicalText(path));
      batch.changes = [...batch.changes.filter((change) => !isChangedAgain(change)), ...changes];
      return batch.done;
    },
    follow: () => {
      isSubscribed = true;
    },
    onSnapshot: (snapshot) => {
      newest = snapshot;
      notify();
    },
    stop: () => {
      isSubscribed = false;
      newest = undefined;
      notify();
    },
  };
}

function commitTeams(document: DocumentReference, changes: readonly FieldChange[]): Promise<IsIn> {
  return changeDocument<IsIn>(document, (found) => {
    const before = setField<AnswerRecord>({}, teamsPath, teamsWithIds(found.get(storedTeams)));
    const after = withChanges(before, changes);
    const isChange = canonicalText(after) !== canonicalText(before);
    // Every write of answers has the server's time, and none came between what was found and what was written.
    const [foundAt, written] = [updatedAt(found), canonicalText(teamsOf(after))];
    const result: IsIn = (snapshot) =>
      (isChange ? updatedAt(snapshot) > foundAt : updatedAt(snapshot) >= foundAt) ||
      canonicalText(snapshot.get(storedTeams)) === written;
    if (!isChange) return { result };
    const fields = { progressData: after, lastUpdated: serverTimestamp(), questionnaireVersion };
    return { result, fields, only: [storedTeams, "lastUpdated", "questionnaireVersion"] };
  });
}

/** Returns a text that sorts by time; before all others if nothing was stored. */
function updatedAt(snapshot: DocumentSnapshot): string {
  const time: unknown = snapshot.get("lastUpdated");
  return time instanceof Timestamp ? time.valueOf() : "";
}
