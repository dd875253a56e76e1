// Sends what the mail server did not take when an administrator asked for it, or what a call that died has left.
import { getAuth } from "firebase-admin/auth";
import { invitationState, type Invitation } from "../../../src/domain/invitations/invitation";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import { sweepMails, type MailKind } from "../mail/delivery";
import type { OutgoingMail } from "../mail/send-mail";
import { hasPlan } from "./has-plan";
import {
  accessCodeMail,
  invitationMail,
  openInvitationReminder,
  unfinishedReminder,
  type Inviter,
} from "./invitation-mail";
import { invitationRequestDocument, readInvitation } from "./stored-invitation";

const invitationMails: MailKind = {
  documents: () => database.collection(paths.invitations),
  letter: async (document, now) => {
    const invited = readInvitation(document);
    return invited && mailFor(invited, now);
  },
};

export function sweepInvitationMails(now = new Date()): Promise<void> {
  return sweepMails(invitationMails, now);
}

/** Undefined where there is nothing to say any more. */
async function mailFor(invited: Invitation, now: Date): Promise<OutgoingMail | undefined> {
  const state = invitationState(invited, now);
  if (invited.mailPurpose === "access code") return accessCodeMail(invited);
  if (state === "used") {
    const isUnfinished = invited.mailPurpose === "reminder" && !(await hasPlan(invited.invitationCode));
    return isUnfinished ? unfinishedReminder(invited) : undefined;
  }
  if (state !== "open") return undefined;
  if (invited.mailPurpose === "reminder") return openInvitationReminder(invited);
  return invitationMail(invited, await inviterWhoAsked(invited));
}

async function inviterWhoAsked(invited: Invitation): Promise<Inviter> {
  const uid: unknown = (await invitationRequestDocument(invited).get()).get("createdBy");
  if (typeof uid !== "string") return {};
  const account = await getAuth()
    .getUser(uid)
    .catch(() => undefined); // an account that is gone has no name to invite in
  return { name: account?.displayName, email: account?.email };
}
