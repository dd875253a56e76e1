// The answers of one business, live, and saved field by field: two windows that write different fields, also of one
// team, never overwrite each other, and no caller has to know whether the document is there yet.
import {
  deleteField,
  doc,
  FieldPath as FirestorePath,
  serverTimestamp,
  setDoc,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from "firebase/firestore";
import { answersToChange, isInTeams, type FieldChange } from "../../domain/assessment/answers/field-changes";
import { setField } from "../../domain/assessment/answers/field-paths";
import type { StoredPlan } from "../../domain/assessment/plan/plan";
import type { AnswerRecord } from "../../domain/assessment/questionnaire/question";
import { sentRatings } from "../../domain/inquiries/sent-ratings";
import { questionnaireVersion } from "../../domain/assessment/questionnaire/questionnaire";
import { paths } from "../../domain/kernel/collections";
import { withDates } from "../sdk/with-dates";
import { documentStore, type AnswersStore, type StoredAnswers } from "./document-store";
import { teamsStore } from "./teams-store";

/** The teams are one list, which is changed in transactions; everything else is a field of its own. */
export function answersStore(firestore: Firestore, invitationId: string): AnswersStore {
  const document = doc(firestore, paths.answersOf(invitationId));
  const teams = teamsStore(document);
  return documentStore(document, {
    read: storedAnswers,
    writesOf: (changes) => {
      const inTeams = changes.filter(({ path }) => isInTeams(path));
      const others = changes.filter(({ path }) => !isInTeams(path));
      return [
        ...(others.length > 0 || inTeams.length === 0
          ? [{ changes: others, write: () => setFields(document, others) }]
          : []),
        ...(inTeams.length > 0 ? [{ changes: inTeams, write: () => teams.save(inTeams) }] : []),
      ];
    },
    onFollow: teams.follow,
    onSnapshot: teams.onSnapshot,
    onStop: teams.stop,
  });
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
