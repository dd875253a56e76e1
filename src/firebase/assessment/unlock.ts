import { doc, getDoc, runTransaction, serverTimestamp } from "firebase/firestore";
import type { Subscribe } from "../../browser/subscribe";
import { profile, type Profile } from "../../domain/accounts/profile";
import { invitationCode, isSeatCode } from "../../domain/invitations/invitation";
import { paths } from "../../domain/kernel/collections";
import { languageFrom, type Language } from "../../domain/kernel/language";
import { answersStore } from "./answers-store";
import type { AnswersStore } from "./document-store";
import { seatStore } from "./seat-store";
import { isDenied } from "../sdk/failure-kind";
import { firestore } from "../sdk/firestore";
import { followDocument } from "../sdk/follow";

/** `ended`: the code is right, and a newer round has taken the place of what it opens. */
export type Unlocking = "unlocked" | "ended" | "wrong-code" | "unreachable";

/**
 * Opens the gate with exactly the code of an invitation that this account has used. Another business's code is as wrong
 * as one that does not exist. `hear` is told the language of the business behind an open gate.
 */
export async function unlockAssessment(
  code: string,
  uid: string,
  hear: (language: Language) => void,
): Promise<Unlocking> {
  if (!invitationCode.safeParse(code).success) return "wrong-code";
  const invited = doc(firestore(), isSeatCode(code) ? paths.seat(code) : paths.invitation(code));
  let language: Language | undefined;
  try {
    const outcome = await runTransaction<Unlocking>(firestore(), async (transaction) => {
      const fields = ((await transaction.get(invited)).data() ?? {}) as Record<string, unknown>;
      const { invitationCode: exact, usedBy, status, endedAt } = fields;
      if (exact !== code || usedBy !== uid) return "wrong-code";
      const begun = status === "not started" ? { status: "in-progress" } : {};
      transaction.update(invited, { lastLogin: serverTimestamp(), ...begun });
      language = languageFrom(fields.language);
      return endedAt === undefined ? "unlocked" : "ended";
    });
    if (outcome === "unlocked" && language) hear(language);
    return outcome;
  } catch (error) {
    return isDenied(error) ? "wrong-code" : "unreachable";
  }
}

/** The code of the invitation that the account has used, as its own profile names it. */
export async function ownAccessCode(uid: string): Promise<string | undefined> {
  const found = (await getDoc(doc(firestore(), paths.profile(uid)))).data();
  return invitationCode.safeParse(found?.invitationId).data;
}

/** The business that an account had last, and its part there. */
export type LeftBusiness = Pick<Profile, "businessName" | "leftPart">;

/**
 * The business that was moved, or whose seat was taken, away from this account; undefined where none was. It loads with
 * the account's code, so both ask for the same profile at once and Firestore counts one read.
 */
export function watchMovedAway(uid: string): Subscribe<LeftBusiness | undefined> {
  return followDocument(paths.profile(uid), profile, (found) => (found?.movedAt ? found : undefined));
}

/** Opens the answers of an invitation; for the code of a seat they are a colleague's copy. */
export function openAnswers(code: string): AnswersStore {
  return (isSeatCode(code) ? seatStore : answersStore)(firestore(), code);
}
