// The changes of the teams on their way. The teams are one list in the database, and a list can only be written whole: so changes
// are made in a transaction, on the list that the server has by then, and no window undoes what another did meanwhile. Offline they
// wait for the server to be heard; that they survive the tab is the journal's work, as a transaction is never queued.
import {
  FieldPath,
  FirestoreError,
  runTransaction,
  serverTimestamp,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from "firebase/firestore";
import { teamsOf, teamsPath, withChanges, type FieldChange } from "../../domain/assessment/answers/field-changes";
import { canonicalText, setField } from "../../domain/assessment/answers/field-paths";
import type { AnswerRecord } from "../../domain/assessment/questionnaire/question";
import { teamsWithIds } from "../../domain/assessment/answers/team-list";

export interface TeamsDoor {
  /** Done once the server has the changes and, while the document is followed, has told of them. */
  save: (changes: readonly FieldChange[]) => Promise<void>;
  /** What is on its way, the earliest first: it belongs on top of what is stored, as with Firestore's own writes. */
  onTheirWay: () => FieldChange[];
  /** The document is followed from now on. */
  follow: () => void;
  hear: (snapshot: DocumentSnapshot) => void;
  /** It is not followed any more: what cannot be written at once is given up, and left to the journal. */
  leave: () => void;
}

interface Batch {
  changes: FieldChange[];
  done: Promise<void>;
}

/** Whether a state of the document is the one that was written, or a later one. */
type IsIn = (snapshot: DocumentSnapshot) => boolean;

const pauseMs = 1000;
const refusals = new Set(["permission-denied", "unauthenticated", "invalid-argument", "out-of-range"]);
const storedTeams = new FieldPath("progressData", ...teamsPath);

export function teamsDoor(firestore: Firestore, document: DocumentReference, onChange: () => void): TeamsDoor {
  const batches: Batch[] = [];
  let waiting: Batch | undefined;
  let last = Promise.resolve();
  let isFollowed = false;
  let newest: DocumentSnapshot | undefined;
  let listeners: (() => void)[] = [];

  function wake() {
    const woken = listeners;
    listeners = [];
    for (const listener of woken) listener();
  }

  async function until(isSo: (heard: DocumentSnapshot) => boolean) {
    while (isFollowed && !(newest && isSo(newest))) await new Promise<void>((resolve) => listeners.push(resolve));
  }

  async function write(changes: readonly FieldChange[]): Promise<void> {
    for (;;) {
      await until(({ metadata }) => !metadata.fromCache);
      try {
        const isIn = await commit(firestore, document, changes);
        await until((heard) => !heard.metadata.fromCache && !heard.metadata.hasPendingWrites && isIn(heard));
        return;
      } catch (error) {
        if (!isFollowed || !(error instanceof FirestoreError) || refusals.has(error.code)) throw error;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }

  /** One transaction at a time, or an earlier letter could arrive after a later one; what comes meanwhile goes into the next. */
  function nextBatch(): Batch {
    if (waiting) return waiting;
    const batch: Batch = { changes: [], done: last };
    batch.done = last
      .then(() => {
        waiting = undefined;
        return write(batch.changes);
      })
      .finally(() => {
        batches.splice(batches.indexOf(batch), 1);
        onChange();
      });
    last = batch.done.catch(() => undefined); // told to whoever saved; the next batch is tried all the same
    batches.push(batch);
    return (waiting = batch);
  }

  return {
    save: (changes) => {
      const batch = nextBatch();
      const isChangedAgain = ({ path }: FieldChange) =>
        changes.some((change) => canonicalText(change.path) === canonicalText(path));
      batch.changes = [...batch.changes.filter((change) => !isChangedAgain(change)), ...changes];
      onChange();
      return batch.done;
    },
    onTheirWay: () => batches.flatMap(({ changes }) => changes),
    follow: () => {
      isFollowed = true;
    },
    hear: (snapshot) => {
      newest = snapshot;
      wake();
    },
    leave: () => {
      isFollowed = false;
      newest = undefined;
      wake();
    },
  };
}

function commit(firestore: Firestore, document: DocumentReference, changes: readonly FieldChange[]): Promise<IsIn> {
  return runTransaction(firestore, async (transaction) => {
    const found = await transaction.get(document);
    const before = setField<AnswerRecord>({}, teamsPath, teamsWithIds(found.get(storedTeams)));
    const after = withChanges(before, changes);
    const isChange = canonicalText(after) !== canonicalText(before);
    if (isChange)
      transaction.set(
        document,
        { progressData: after, lastUpdated: serverTimestamp() },
        { mergeFields: [storedTeams, "lastUpdated"] },
      );
    // Every write of answers has the server's time, and none came between what was found and what was written.
    const [foundAt, written] = [updatedAt(found), canonicalText(teamsOf(after))];
    return (heard) =>
      (isChange ? updatedAt(heard) > foundAt : updatedAt(heard) >= foundAt) ||
      canonicalText(heard.get(storedTeams)) === written;
  });
}

/** As a text that sorts by time; before all others where nothing was stored. */
function updatedAt(snapshot: DocumentSnapshot): string {
  const time: unknown = snapshot.get("lastUpdated");
  return time instanceof Timestamp ? time.valueOf() : "";
}
