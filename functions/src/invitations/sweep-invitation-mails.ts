// Sends what the mail server did not take when an administrator asked for it, or what a call that died has left.
import { getAuth } from "firebase-admin/auth";
import { FieldValue } from "firebase-admin/firestore";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { invitationState, type Invitation } from "../../../src/domain/invitations/invitation";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import { unlessLostRace } from "../firestore/lease";
import type { OutgoingMail } from "../mail/send-mail";
import { hasPlan } from "../plan/has-plan";
import { sendingState, sendInvitationMail } from "./invitation-delivery";
import {
  accessCodeMail,
  invitationMail,
  openInvitationReminder,
  unfinishedReminder,
  type Inviter,
} from "./invitation-mail";
import { invitationRequestDocument, readInvitation } from "./stored-invitation";

const mailsPerSweep = 100;

/** Of mails in a row that may not go out: the others would not either. */
const tooManyFailures = 3;

export async function sweepInvitationMails(now = new Date()): Promise<void> {
  const due = await database
    .collection(paths.invitations)
    .where("mailDueAt", "<=", now)
    .orderBy("mailDueAt")
    .limit(mailsPerSweep)
    .get();
  let failures = 0;
  for (const document of due.docs) {
    const problem = await sendAgain(document, now);
    failures = problem === undefined ? 0 : failures + 1;
    if (failures >= tooManyFailures) return;
  }
}

async function sendAgain(document: QueryDocumentSnapshot, now: Date): Promise<string | undefined> {
  const invited = readInvitation(document);
  const mail = invited && (await mailFor(invited, now));
  const purpose = invited?.mailPurpose ?? "invitation";
  const changes = mail ? { ...sendingState(now, purpose) } : { mailDueAt: FieldValue.delete() };
  const claimed = await unlessLostRace(document.ref.update(changes, { lastUpdateTime: document.updateTime }));
  if (!claimed || !mail) return undefined;
  return sendInvitationMail(document.id, mail, (invited.mailAttempts ?? 0) + 1);
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
    .catch(() => undefined); // an account that is gone invites in nobody's name
  return { name: account?.displayName, email: account?.email };
}
