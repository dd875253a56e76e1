// Finds the round that an invitation to the next one follows, or the reason why there may be none. It is read in the
// transaction that makes the invitation, so that one of two administrators is told. An earlier invitation is known from
// the request document, as a query within a transaction fails under contention.
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { invitationState, type Invitation } from "../../../src/domain/invitations/invitation";
import { roundNumberOf } from "../../../src/domain/invitations/rounds";
import { invitationMessages } from "../../../src/domain/invitations/words";
import { roundMessages } from "../../../src/domain/invitations/rounds/words";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import { failure } from "../callable/failure";
import { invitationDocument, readInvitation } from "./stored-invitation";

export interface FollowedRound {
  invitation: Invitation;
  number: number;
  /** The profile of the account that works on this round. */
  profile: DocumentSnapshot | undefined;
}

/** `made` is the invitation that was made for the next round before. */
export async function readRoundBefore(
  transaction: Transaction,
  code: string,
  made: Invitation | undefined,
  now: Date,
): Promise<FollowedRound> {
  const invitation = readInvitation(await transaction.get(invitationDocument(code)));
  if (!invitation) throw failure("not-found", invitationMessages.unknown);
  if (invitationState(invitation, now) !== "used" || !invitation.usedBy)
    throw failure("failed-precondition", roundMessages.notUsed);
  const number = roundNumberOf(invitation);
  const problem = invitation.endedAt ? roundMessages.begun(number + 1) : made && whyNoOther(made, now);
  if (problem !== undefined) throw failure("failed-precondition", problem);
  const profile = await transaction.get(database.doc(paths.profile(invitation.usedBy)));
  return { invitation, number, profile: profile.exists ? profile : undefined };
}

function whyNoOther(made: Invitation, now: Date): string | undefined {
  const number = roundNumberOf(made);
  switch (invitationState(made, now)) {
    case "used":
      return roundMessages.begun(number);
    case "expired":
      return roundMessages.expired(number);
    case "open":
      return roundMessages.open(number, made.businessEmail);
    case "revoked":
      return undefined;
  }
}
