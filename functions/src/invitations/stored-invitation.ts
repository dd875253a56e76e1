// Invitations as the server reads and writes them. Only the server creates one; its document's id is its code.
import { createHash, randomBytes } from "node:crypto";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { dayMs } from "../../../src/domain/kernel/durations";
import {
  comparedName,
  invitation,
  type Invitation,
  type InvitationRequest,
} from "../../../src/domain/invitations/invitation";
import { paths } from "../../../src/domain/kernel/collections";
import { invitationLifetime } from "../config";
import { database } from "../firestore/database";
import { datedFields } from "../firestore/dated-fields";

/** The time for which a request for the same invitation is the same request. */
export const sameRequestWithinMs = 10 * 60 * 1000;

/** The rules ask for a sign-in that is no older than the one that counts; none is as young as this. */
export const noSignIn = Number.MAX_SAFE_INTEGER;

/** 128 random bits as 22 characters of base64url. */
export function newInvitationCode(): string {
  return randomBytes(16).toString("base64url");
}

export function invitationDocument(code: string) {
  return database.doc(paths.invitation(code));
}

/**
 * The code of the business's last invitation, or of the one that follows a round, and its inviter. Only the server
 * reads this document.
 */
export function invitationRequestDocument({ businessName, businessEmail, previousRound }: InvitationRequest) {
  const fingerprint = createHash("sha256")
    .update(JSON.stringify(previousRound === undefined ? [comparedName(businessName), businessEmail] : [previousRound]))
    .digest("hex");
  return database.doc(`${paths.invitationRequests}/${fingerprint}`);
}

/** The document with its times as Dates; undefined where there is none. */
export function readInvitation(snapshot: DocumentSnapshot): Invitation | undefined {
  return snapshot.exists ? invitation.parse(datedFields(snapshot)) : undefined;
}

export function endOfInvitation(now: Date): Date {
  return new Date(now.getTime() + invitationLifetime() * dayMs);
}
