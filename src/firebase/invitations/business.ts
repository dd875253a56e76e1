// One business as its consultant follows it: its invitation and what was answered with it, live. The rules let nobody
// but administrators read both.
import { doc, onSnapshot, type DocumentSnapshot } from "firebase/firestore";
import type { ProgressData } from "../../domain/assessment/answers/answers";
import { readProgressData } from "../../domain/assessment/answers/answers-schema";
import type { StoredPlan } from "../../domain/assessment/plan/plan";
import type { Invitation } from "../../domain/invitations/invitation";
import { paths } from "../../domain/kernel/collections";
import { storedPlan } from "../assessment/answers-store";
import { invitationCollection } from "../sdk/collections";
import { firestore } from "../sdk/firestore";
import { withDates } from "../sdk/with-dates";
import { logWarning } from "../../browser/log";

export interface BusinessAnswers {
  answers: ProgressData;
  lastUpdated?: Date | undefined;
  plan?: StoredPlan | undefined;
}

export type LiveBusiness =
  | { status: "loading" | "unknown" | "failed" }
  | {
      status: "ready";
      invitation: Invitation;
      /** Undefined while nothing has been answered. */
      given: BusinessAnswers | undefined;
      /** Whether the database can be reached. */
      upToDate: boolean;
    };

/** Follows a business until the returned function is called. */
export function watchBusiness(code: string, show: (business: LiveBusiness) => void): () => void {
  let invitation: DocumentSnapshot<Invitation> | undefined;
  let answers: DocumentSnapshot | undefined;

  function refresh() {
    if (!invitation || !answers) return;
    const upToDate = !invitation.metadata.fromCache && !answers.metadata.fromCache;
    const invited = invitation.data();
    // What the cache alone does not have may still be on the server.
    if (invited) show({ status: "ready", invitation: invited, given: businessAnswers(answers), upToDate });
    else show({ status: upToDate ? "unknown" : "loading" });
  }

  function fail(error: unknown) {
    logWarning("The business could not be loaded.", error);
    show({ status: "failed" });
  }

  const stopInvitation = onSnapshot(
    doc(invitationCollection, code),
    { includeMetadataChanges: true },
    (snapshot) => {
      invitation = snapshot;
      guarded(refresh);
    },
    fail,
  );
  const stopAnswers = onSnapshot(
    doc(firestore, paths.answersOf(code)),
    { includeMetadataChanges: true },
    (snapshot) => {
      answers = snapshot;
      guarded(refresh);
    },
    fail,
  );
  return () => {
    stopInvitation();
    stopAnswers();
  };

  /** An invitation that does not fit its schema is a failure too. */
  function guarded(run: () => void) {
    try {
      run();
    } catch (error) {
      fail(error);
    }
  }
}

function businessAnswers(snapshot: DocumentSnapshot): BusinessAnswers | undefined {
  if (!snapshot.exists()) return undefined;
  const stored = withDates(snapshot.data()) as Record<string, unknown>;
  return {
    answers: readProgressData(stored.progressData),
    lastUpdated: stored.lastUpdated instanceof Date ? stored.lastUpdated : undefined,
    plan: storedPlan(stored),
  };
}
