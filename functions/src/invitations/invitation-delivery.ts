// The mail of an invitation: its document says which one is asked for, since when, and what became of it. The call that
// asks for a mail sends it, and another call at the same time waits for that mail. The sweep sends what is left.
import { getAuth } from "firebase-admin/auth";
import { FieldValue, type DocumentReference, type DocumentSnapshot } from "firebase-admin/firestore";
import type { CallableRequest } from "firebase-functions/v2/https";
import { invitationState, type Invitation } from "../../../src/domain/invitations/invitation";
import { invitationMessages } from "../../../src/domain/invitations/words";
import { paths } from "../../../src/domain/kernel/collections";
import { languageFrom } from "../../../src/domain/kernel/language";
import { database } from "../firestore/database";
import { unlessLostRace } from "../firestore/lease";
import { deliverNow, isUnderWay, type MailKind } from "../mail/delivery";
import { mailIn, type OutgoingMail } from "../mail/send-mail";
import { profilesOf } from "./has-business";
import { hasPlan } from "./has-plan";
import {
  accessCodeMail,
  invitationMail,
  openInvitationReminder,
  unfinishedReminder,
  type Inviter,
} from "./invitation-mail";
import { invitationDocument, invitationRequestDocument, readInvitation } from "./stored-invitation";

type MailPurpose = NonNullable<Invitation["mailPurpose"]>;

export const invitationMails = invitationMailsOf();

/** The fields of a new invitation's mail. */
export function firstMail(now: Date): Pick<Invitation, "mailPurpose" | "mailDueAt"> {
  return { mailPurpose: "invitation", mailDueAt: now };
}

/** The changes that ask for a mail, and forget the one before. */
export function anotherMail(now: Date, mailPurpose: MailPurpose) {
  const gone = FieldValue.delete();
  return { mailPurpose, mailDueAt: now, mailState: gone, mailStateAt: gone, mailAttempts: gone };
}

/** The documents by which people are invited: invitations, and seats. */
interface InvitedBy<Stored> {
  document: (code: string) => DocumentReference;
  read: (snapshot: DocumentSnapshot) => Stored | undefined;
}

const byInvitation: InvitedBy<Invitation> = { document: invitationDocument, read: readInvitation };

/** Asks for a mail, unless `refusal` has a reason against it or another one is being sent. */
export async function askForMail(
  code: string,
  purpose: MailPurpose,
  refusal?: (invited: Invitation, now: Date) => string | undefined,
  changes?: (now: Date) => Partial<Invitation>,
): Promise<Invitation | { refused: string }> {
  return askForMailOf(byInvitation, code, { purpose, refusal, changes });
}

interface AskedMail<Stored> {
  purpose: MailPurpose;
  refusal?: ((invited: Stored, now: Date) => string | undefined) | undefined;
  changes?: ((now: Date) => Partial<Stored>) | undefined;
}

type AskedFields = Pick<Invitation, "mailState" | "mailStateAt" | "mailDueAt">;

export async function askForMailOf<Stored extends AskedFields>(
  { document, read }: InvitedBy<Stored>,
  code: string,
  { purpose, refusal, changes }: AskedMail<Stored>,
): Promise<Stored | { refused: string }> {
  for (;;) {
    const snapshot = await document(code).get();
    const [invited, now] = [read(snapshot), new Date()];
    if (!invited || !snapshot.updateTime) return { refused: invitationMessages.unknown };
    const refused = refusal?.(invited, now) ?? (isUnderWay(invited, now) ? invitationMessages.beingSent : undefined);
    if (refused !== undefined) return { refused };
    const asked = { ...changes?.(now), ...anotherMail(now, purpose) };
    if (await unlessLostRace(snapshot.ref.update(asked, { lastUpdateTime: snapshot.updateTime }))) return invited;
  }
}

/** Sends the mail that was asked for, or waits for the call that does. Returns why it did not go out. */
export function sendInvitationMail(code: string, auth?: CallableRequest["auth"]): Promise<string | undefined> {
  return deliverNow(invitationMailsOf(auth), invitationDocument(code));
}

/** The answer of a call that sends the mail that it has asked for, or says why it may not ask. */
export async function answerOfMail(
  code: string,
  asked: Invitation | { refused: string },
  auth?: CallableRequest["auth"],
): Promise<{ success: boolean; error?: string }> {
  const error = "refused" in asked ? asked.refused : await sendInvitationMail(code, auth);
  return error === undefined ? { success: true } : { success: false, error };
}

/** The mails of invitations; `auth` is the inviter's, where a call sends them. */
function invitationMailsOf(auth?: CallableRequest["auth"]): MailKind {
  return {
    documents: () => database.collection(paths.invitations),
    letter: async (document, now) => {
      const invited = readInvitation(document);
      return invited && mailIn(languageFrom(invited.language), () => mailFor(invited, now, auth));
    },
  };
}

/** Undefined where there is nothing to say any more. */
async function mailFor(
  invited: Invitation,
  now: Date,
  auth: CallableRequest["auth"],
): Promise<OutgoingMail | undefined> {
  const state = invitationState(invited, now);
  const known = { ...invited, name: await nameOfInvited(invited) };
  if (invited.mailPurpose === "access code") return accessCodeMail(known);
  if (state === "used") {
    const isUnfinished = invited.mailPurpose === "reminder" && !(await hasPlan(invited.invitationCode));
    return isUnfinished ? unfinishedReminder(known) : undefined;
  }
  if (state !== "open") return undefined;
  if (invited.mailPurpose === "reminder") return openInvitationReminder(known);
  return invitationMail(known, auth ? inviterIn(auth.token) : await inviterWhoAsked(invited));
}

/** Returns the name that the person gave: for their account, or with the inquiry from which they are invited. */
async function nameOfInvited({ businessEmail, fromInquiry }: Invitation): Promise<string | undefined> {
  const profiles = await profilesOf(businessEmail).limit(1).get();
  const name: unknown = profiles.docs[0]?.get("name") ?? fromInquiry?.name;
  return typeof name === "string" && name.trim() !== "" ? name.trim() : undefined;
}

/** Reads the caller's name and address from the token. */
function inviterIn(token: Record<string, unknown>): Inviter {
  const [name, email] = [token.name, token.email].map((value) =>
    typeof value === "string" && value.trim() !== "" ? value.trim() : undefined,
  );
  return { name, email };
}

async function inviterWhoAsked(invited: Invitation): Promise<Inviter> {
  const uid: unknown = (await invitationRequestDocument(invited).get()).get("createdBy");
  if (typeof uid !== "string") return {};
  const account = await getAuth()
    .getUser(uid)
    .catch(() => undefined); // an account that is gone has no name to invite in
  return { name: account?.displayName, email: account?.email };
}
