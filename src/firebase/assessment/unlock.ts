import { doc, getDoc, runTransaction, serverTimestamp } from "firebase/firestore";
import type { Subscribe } from "../../browser/subscribe";
import { profile } from "../../domain/accounts/profile";
import { invitationCode } from "../../domain/invitations/invitation";
import { paths } from "../../domain/kernel/collections";
import { answersStore, type AnswersStore } from "./answers-store";
import { isDenied } from "../sdk/failure-kind";
import { firestore } from "../sdk/firestore";
import { followDocument } from "../sdk/follow";

/** `ended`: the code is right, and a newer round has taken the place of what it opens. */
export type Unlocking = "unlocked" | "ended" | "wrong-code" | "unreachable";

/**
 * Opens the gate with exactly the code of an invitation that this account has used. Another business's code is as wrong
 * as one that does not exist.
 */
export async function unlockAssessment(code: string, uid: string): Promise<Unlocking> {
  if (!invitationCode.safeParse(code).success) return "wrong-code";
  const invitation = doc(firestore(), paths.invitation(code));
  try {
    return await runTransaction(firestore(), async (transaction) => {
      const found = await transaction.get(invitation);
      const { invitationCode: exact, usedBy, status, endedAt } = (found.data() ?? {}) as Record<string, unknown>;
      if (exact !== code || usedBy !== uid) return "wrong-code";
      const begun = status === "not started" ? { status: "in-progress" } : {};
      transaction.update(invitation, { lastLogin: serverTimestamp(), ...begun });
      return endedAt === undefined ? "unlocked" : "ended";
    });
  } catch (error) {
    return isDenied(error) ? "wrong-code" : "unreachable";
  }
}

/** The code of the invitation that the account has used, as its own profile names it. */
export async function ownAccessCode(uid: string): Promise<string | undefined> {
  const found = (await getDoc(doc(firestore(), paths.profile(uid)))).data();
  return invitationCode.safeParse(found?.invitationId).data;
}

/**
 * The name of the business whose assessment was moved from this account to another; undefined where none was. It loads
 * with the account's code, so both ask for the same profile at once and Firestore counts one read.
 */
export function watchMovedAway(uid: string): Subscribe<string | undefined> {
  return followDocument(paths.profile(uid), profile, (found) => (found?.movedAt ? found.businessName : undefined));
}

export function openAnswers(invitationId: string): AnswersStore {
  return answersStore(firestore(), invitationId);
}
