// One business as its consultant follows it: its invitation and what was answered with it, live. The rules let nobody
// but administrators read both.
import { doc, onSnapshot, type DocumentSnapshot } from "firebase/firestore";
import type { ProgressData } from "../../domain/assessment/answers/answers";
import { readProgressData } from "../../domain/assessment/answers/answers-schema";
import { answersToChange, teamsOf } from "../../domain/assessment/answers/field-changes";
import type { Team } from "../../domain/assessment/answers/team-list";
import type { StoredPlan } from "../../domain/assessment/plan/plan";
import type { Invitation } from "../../domain/invitations/invitation";
import { paths } from "../../domain/kernel/collections";
import { storedPlan } from "./answers-store";
import { invitationCollection } from "../sdk/collections";
import { firestore } from "../sdk/firestore";
import { withDates } from "../sdk/with-dates";

export interface BusinessAnswers {
  answers: ProgressData;
  /** The teams among them, with the ids by which they are the same in every round. */
  teams: readonly Team[];
  lastUpdated?: Date | undefined;
  plan?: StoredPlan | undefined;
}

export interface FollowedBusiness {
  invitation: Invitation;
  /** Undefined while nothing has been answered. */
  given: BusinessAnswers | undefined;
  /** Whether the database can be reached. */
  upToDate: boolean;
}

/** Follows a business until the returned function is called; undefined where no such invitation is there. */
export function watchBusiness(
  code: string,
  next: (business: FollowedBusiness | undefined) => void,
  fail: (error: unknown) => void,
): () => void {
  let invitation: DocumentSnapshot<Invitation> | undefined;
  let answers: DocumentSnapshot | undefined;

  function refresh() {
    if (!invitation || !answers) return;
    try {
      const upToDate = !invitation.metadata.fromCache && !answers.metadata.fromCache;
      const invited = invitation.data();
      if (invited) next({ invitation: invited, given: businessAnswers(answers), upToDate });
      // What the cache alone does not have may still be on the server.
      else if (upToDate) next(undefined);
    } catch (error) {
      fail(error); // an invitation that does not fit its schema
    }
  }

  const stopInvitation = onSnapshot(
    doc(invitationCollection(), code),
    { includeMetadataChanges: true },
    (snapshot) => {
      invitation = snapshot;
      refresh();
    },
    fail,
  );
  const stopAnswers = onSnapshot(
    doc(firestore(), paths.answersOf(code)),
    { includeMetadataChanges: true },
    (snapshot) => {
      answers = snapshot;
      refresh();
    },
    fail,
  );
  return () => {
    stopInvitation();
    stopAnswers();
  };
}

function businessAnswers(snapshot: DocumentSnapshot): BusinessAnswers | undefined {
  if (!snapshot.exists()) return undefined;
  const stored = withDates(snapshot.data()) as Record<string, unknown>;
  return {
    answers: readProgressData(stored.progressData),
    teams: teamsOf(answersToChange(stored.progressData)),
    lastUpdated: stored.lastUpdated instanceof Date ? stored.lastUpdated : undefined,
    plan: storedPlan(stored),
  };
}
