import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { CallableRequest } from "firebase-functions/v2/https";
import { accountMessages } from "../../../src/domain/accounts/words";
import { assessmentMessages } from "../../../src/domain/assessment/words";
import { isSeatCode } from "../../../src/domain/invitations/invitation";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import { failure } from "../callable/failure";

/**
 * The invitation that the caller has used: that of the business that is open, or the `shown` one of a window that shows
 * another business of the account. As in the security rules it has to be used by this account, for this e-mail
 * address, and the caller signed in no earlier than it was used, so that a squatter's older session is shut out.
 */
export async function invitationOfCaller(
  auth: CallableRequest["auth"],
  refusal: string = assessmentMessages.planNotInvited,
  shown?: string,
): Promise<string> {
  const notInvited = () => failure("permission-denied", refusal);
  if (!auth) throw notInvited();
  const profile = await database.doc(paths.profile(auth.uid)).get();
  if (profile.get("movedAt") !== undefined)
    throw failure("permission-denied", accountMessages.movedAway(String(profile.get("businessName"))));
  const invitationId: unknown = shown ?? profile.get("invitationId");
  if (typeof invitationId !== "string") throw notInvited();
  const invitation = await database.doc(paths.invitation(invitationId)).get();
  if (!isBoundTo(invitation, auth) || invitation.get("endedAt") !== undefined) throw notInvited();
  return invitationId;
}

function isBoundTo(invited: DocumentSnapshot, { uid, token }: NonNullable<CallableRequest["auth"]>): boolean {
  return (
    invited.get("usedBy") === uid &&
    String(invited.get("businessEmail")).toLowerCase() === token.email?.toLowerCase() &&
    token.auth_time >= ((invited.get("usedAuthTime") as number | undefined) ?? Infinity)
  );
}

/** The code of the seat that a colleague has open; undefined for the contact of the business that is open. */
export async function seatOfCaller(auth: CallableRequest["auth"]): Promise<string | undefined> {
  if (!auth) return undefined;
  const code: unknown = (await database.doc(paths.profile(auth.uid)).get()).get("invitationId");
  if (typeof code !== "string" || !isSeatCode(code)) return undefined;
  return isBoundTo(await database.doc(paths.seat(code)).get(), auth) ? code : undefined;
}
