// The answers of one business, live, and saved field by field: two windows that write different fields never overwrite each
// other, and nobody has to know whether the document is there yet.
import {
  deleteField,
  doc,
  FieldPath as FirestorePath,
  onSnapshot,
  serverTimestamp,
  setDoc,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
} from "firebase/firestore";
import type { ProgressData } from "../domain/assessment/answers";
import { readProgressData } from "../domain/assessment/answers-schema";
import type { StoredPlan } from "../domain/assessment/plan";
import { getField, setField, type FieldPath } from "../domain/assessment/field-paths";
import type { AnswerRecord } from "../domain/assessment/question";
import { paths } from "../domain/paths";

/** The answers as this browser knows them, with what it has yet to send. */
export interface StoredAnswers {
  answers: ProgressData;
  plan?: StoredPlan;
  /** Something written here has not reached the server yet. */
  pending: boolean;
  /** The server has not been heard, or not for a while. */
  fromCache: boolean;
}

export interface AnswersDoor {
  /** Follows the answers until the returned function is called. A failure ends it. */
  follow: (onAnswers: (stored: StoredAnswers) => void, onFailure: (error: unknown) => void) => () => void;
  /**
   * Writes the given fields as they are in the answers; a field without a value is deleted. Done once the server has
   * them, and failed only if it refused them for good: until it can be reached the write waits.
   */
  save: (fields: readonly FieldPath[], answers: ProgressData) => Promise<void>;
}

export function answersDoor(firestore: Firestore, invitationId: string): AnswersDoor {
  const document = doc(firestore, paths.answersOf(invitationId));
  return {
    follow: (onAnswers, onFailure) =>
      onSnapshot(
        document,
        { includeMetadataChanges: true },
        (snapshot) => onAnswers(storedAnswers(snapshot)),
        onFailure,
      ),
    save: (fields, answers) =>
      setDoc(document, saved(fields, answers), {
        mergeFields: [...fields.map((field) => new FirestorePath("progressData", ...field)), "lastUpdated"],
      }),
  };
}

function saved(fields: readonly FieldPath[], answers: ProgressData): AnswerRecord {
  const start: AnswerRecord = { lastUpdated: serverTimestamp() };
  return fields.reduce(
    (document, field) => setField(document, ["progressData", ...field], getField(answers, field) ?? deleteField()),
    start,
  );
}

function storedAnswers(snapshot: DocumentSnapshot): StoredAnswers {
  const stored = (snapshot.data() ?? {}) as Record<string, unknown>;
  const plan = storedPlan(stored);
  return {
    answers: readProgressData(stored.progressData),
    ...(plan && { plan }),
    pending: snapshot.metadata.hasPendingWrites,
    fromCache: snapshot.metadata.fromCache,
  };
}

/** The plan as it stands with the answers, whatever an older one lacks. */
export function storedPlan({
  trainingPlan,
  planModel,
  planGeneratedAt,
  planAnswersHash,
}: AnswerRecord): StoredPlan | undefined {
  if (typeof trainingPlan !== "string" || trainingPlan === "") return undefined;
  return {
    text: trainingPlan,
    ...(typeof planModel === "string" && { model: planModel }),
    ...(planGeneratedAt instanceof Timestamp && { generatedAt: planGeneratedAt.toDate() }),
    ...(typeof planAnswersHash === "string" && { answersHash: planAnswersHash }),
  };
}
