// The answers of one document, live, and saved by parts of it: those of a business, or a colleague's copy of some.
import { onSnapshot, type DocumentReference, type DocumentSnapshot } from "firebase/firestore";
import type { ProgressData } from "../../domain/assessment/answers/answers";
import { withChanges, type FieldChange } from "../../domain/assessment/answers/field-changes";
import type { StoredPlan } from "../../domain/assessment/plan/plan";
import type { HeldParts } from "../../domain/assessment/seats/seat-answers";
import type { SentRatings } from "../../domain/inquiries/sent-ratings";

/** The answers as this browser knows them, with what it has yet to send. */
export interface StoredAnswers {
  /** The teams among them with their ids. */
  answers: ProgressData;
  plan?: StoredPlan;
  /** The ratings of the needs check among them, as they were taken over. */
  takenOver?: SentRatings;
  /** Given for a colleague, who answers these parts and no others. */
  parts?: HeldParts;
  /** Something written here has not reached the server yet. */
  pending: boolean;
  /** The server has not answered yet, or not for a while. */
  fromCache: boolean;
}

export interface AnswersStore {
  /**
   * Follows the answers until the returned function is called. A failure ends it; `isOver` is true for a colleague
   * whose seat was taken away.
   */
  follow: (
    onAnswers: (stored: StoredAnswers) => void,
    onFailure: (error: unknown, isOver?: boolean) => void,
  ) => () => void;
  /**
   * Writes changes of the answers, or only the date where there are none; a field without a value is deleted. Until its
   * write is done a change lies over what is stored, in the answers that are followed.
   */
  save: <Change extends FieldChange>(changes: readonly Change[]) => AnswersWrite<Change>[];
}

/** Changes that are stored or refused together. */
export interface AnswersWrite<Change extends FieldChange> {
  changes: readonly Change[];
  /**
   * Resolves once the server has them, and fails only if it refused them for good: until it can be reached it waits.
   */
  done: Promise<void>;
}

interface UnsentWrite<Change extends FieldChange> {
  changes: readonly Change[];
  write: () => Promise<void>;
}

interface DocumentForm {
  /** Undefined where the document is one no more. */
  read: (snapshot: DocumentSnapshot) => StoredAnswers | undefined;
  writesOf: <Change extends FieldChange>(changes: readonly Change[]) => UnsentWrite<Change>[];
  onFollow?: () => void;
  onSnapshot?: (snapshot: DocumentSnapshot) => void;
  onStop?: () => void;
}

export function documentStore(document: DocumentReference, form: DocumentForm): AnswersStore {
  const unfinished = new Set<AnswersWrite<FieldChange>>();
  let notify: () => void = () => undefined;

  function withUnfinished(stored: StoredAnswers): StoredAnswers {
    const answers = [...unfinished].reduce((all, { changes }) => withChanges(all, changes), stored.answers);
    return { ...stored, answers, pending: stored.pending || unfinished.size > 0 };
  }

  function start<Change extends FieldChange>({ changes, write }: UnsentWrite<Change>): AnswersWrite<Change> {
    const started = { changes, done: write() };
    unfinished.add(started);
    const finish = () => {
      unfinished.delete(started);
      notify();
    };
    // Firestore says by a promise that a write is done, and shows it by a timer, which comes late in a hidden window.
    // A timer that is set now comes after that one.
    const finishOnceShown = () => setTimeout(finish);
    started.done.then(finishOnceShown, finishOnceShown);
    return started;
  }

  return {
    follow: (onAnswers, onFailure) => {
      let newest: StoredAnswers | undefined;
      notify = () => {
        if (newest) onAnswers(withUnfinished(newest));
      };
      form.onFollow?.();
      const stop = onSnapshot(
        document,
        { includeMetadataChanges: true },
        (snapshot) => {
          newest = form.read(snapshot);
          form.onSnapshot?.(snapshot);
          if (newest) notify();
          else if (!snapshot.exists() && !snapshot.metadata.fromCache)
            onFailure(new Error("The answers are here no more."), true);
        },
        (error) => {
          form.onStop?.();
          onFailure(error);
        },
      );
      return () => {
        stop();
        notify = () => undefined;
        form.onStop?.();
      };
    },
    save: (changes) => {
      const writes = form.writesOf(changes).map(start);
      notify();
      return writes;
    },
  };
}
