// The answers of one business, live, and saved field by field: two windows that write different fields, also of one
// team, never overwrite each other, and no caller has to know whether the document is there yet.
import {
  deleteField,
  doc,
  FieldPath as FirestorePath,
  onSnapshot,
  serverTimestamp,
  setDoc,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from "firebase/firestore";
import type { ProgressData } from "../../domain/assessment/answers/answers";
import {
  answersToChange,
  isInTeams,
  withChanges,
  type FieldChange,
} from "../../domain/assessment/answers/field-changes";
import { setField } from "../../domain/assessment/answers/field-paths";
import type { StoredPlan } from "../../domain/assessment/plan/plan";
import type { AnswerRecord } from "../../domain/assessment/questionnaire/question";
import { sentRatings, type SentRatings } from "../../domain/inquiries/sent-ratings";
import { questionnaireVersion } from "../../domain/assessment/questionnaire/questionnaire";
import { paths } from "../../domain/kernel/collections";
import { withDates } from "../sdk/with-dates";
import { teamsStore } from "./teams-store";

/** The answers as this browser knows them, with what it has yet to send. */
export interface StoredAnswers {
  /** The teams among them with their ids. */
  answers: ProgressData;
  plan?: StoredPlan;
  /** The ratings of the needs check among them, as they were taken over. */
  takenOver?: SentRatings;
  /** Something written here has not reached the server yet. */
  pending: boolean;
  /** The server has not answered yet, or not for a while. */
  fromCache: boolean;
}

export interface AnswersStore {
  /** Follows the answers until the returned function is called. A failure ends it. */
  follow: (onAnswers: (stored: StoredAnswers) => void, onFailure: (error: unknown) => void) => () => void;
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

export function answersStore(firestore: Firestore, invitationId: string): AnswersStore {
  const document = doc(firestore, paths.answersOf(invitationId));
  const teams = teamsStore(document);
  const unfinished = new Set<AnswersWrite<FieldChange>>();
  let notify: () => void = () => undefined;

  function withUnfinished(stored: StoredAnswers): StoredAnswers {
    const answers = [...unfinished].reduce((all, { changes }) => withChanges(all, changes), stored.answers);
    return { ...stored, answers, pending: stored.pending || unfinished.size > 0 };
  }

  function start<Change extends FieldChange>(
    changes: readonly Change[],
    write: (changes: readonly Change[]) => Promise<void>,
  ): AnswersWrite<Change> {
    const started = { changes, done: write(changes) };
    unfinished.add(started);
    const finish = () => {
      unfinished.delete(started);
      notify();
    };
    started.done.catch(() => undefined).then(finish, finish); // a turn after its caller knows the result
    return started;
  }

  return {
    follow: (onAnswers, onFailure) => {
      let newest: DocumentSnapshot | undefined;
      notify = () => {
        if (newest) onAnswers(withUnfinished(storedAnswers(newest)));
      };
      teams.follow();
      const stop = onSnapshot(
        document,
        { includeMetadataChanges: true },
        (snapshot) => {
          newest = snapshot;
          teams.onSnapshot(snapshot);
          notify();
        },
        (error) => {
          teams.stop();
          onFailure(error);
        },
      );
      return () => {
        stop();
        notify = () => undefined;
        teams.stop();
      };
    },
    save: (changes) => {
      const inTeams = changes.filter(({ path }) => isInTeams(path));
      const others = changes.filter(({ path }) => !isInTeams(path));
      const writes = [
        ...(others.length > 0 || inTeams.length === 0 ? [start(others, (fields) => setFields(document, fields))] : []),
        ...(inTeams.length > 0 ? [start(inTeams, teams.save)] : []),
      ];
      notify();
      return writes;
    },
  };
}

async function setFields(document: DocumentReference, changes: readonly FieldChange[]): Promise<void> {
  const { fields, mergeFields } = savedFields(changes);
  await setDoc(document, fields, { mergeFields });
}

/** Returns the write of changes, of which none is in a team. */
export function savedFields(changes: readonly FieldChange[]) {
  return { fields: savedDocument(changes), mergeFields: [...changes.map(storedPath), ...savedWith] };
}

/** The fields that every save writes. */
const savedWith = ["lastUpdated", "questionnaireVersion"];

function storedPath({ path }: FieldChange): FirestorePath {
  return new FirestorePath("progressData", ...path);
}

function savedDocument(changes: readonly FieldChange[]): AnswerRecord {
  const start: AnswerRecord = { lastUpdated: serverTimestamp(), questionnaireVersion };
  return changes.reduce(
    (document, { path, value }) => setField(document, ["progressData", ...path], value ?? deleteField()),
    start,
  );
}

function storedAnswers(snapshot: DocumentSnapshot): StoredAnswers {
  const stored = withDates(snapshot.data() ?? {}) as Record<string, unknown>;
  const plan = storedPlan(stored);
  const { data: takenOver } = sentRatings.safeParse(stored.takenOver);
  return {
    answers: answersToChange(stored.progressData),
    ...(plan && { plan }),
    ...(takenOver && { takenOver }),
    pending: snapshot.metadata.hasPendingWrites,
    fromCache: snapshot.metadata.fromCache,
  };
}

/** Returns the plan that is stored with the answers, times as Dates, also an older one with fields missing. */
export function storedPlan({
  trainingPlan,
  planModel,
  planGeneratedAt,
  planAnswersHash,
  planVersion,
  planEdited,
  planReviewedBy,
  planReleasedAt,
}: AnswerRecord): StoredPlan | undefined {
  if (typeof trainingPlan !== "string" || trainingPlan === "") return undefined;
  return {
    text: trainingPlan,
    ...(typeof planModel === "string" && { model: planModel }),
    ...(planGeneratedAt instanceof Date && { generatedAt: planGeneratedAt }),
    ...(typeof planAnswersHash === "string" && { answersHash: planAnswersHash }),
    ...(typeof planVersion === "number" && { version: planVersion }),
    ...(planEdited === true && { edited: true }),
    ...(typeof planReviewedBy === "string" && { reviewedBy: planReviewedBy }),
    ...(planReleasedAt instanceof Date && { releasedAt: planReleasedAt }),
  };
}
