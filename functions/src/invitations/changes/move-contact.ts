// Gives an assessment another contact person. One write shuts out the account that had it and invites the new contact.
// Answers, plans and courses stay where they are. The invited person of before knows the code, so from now on a new
// link creates the account. Asking twice moves once. Asking again, the trigger (follow-move.ts) and the sweep of the
// mails finish the work of a killed call.
import { FieldValue, type WriteBatch } from "firebase-admin/firestore";
import type { CallableRequest } from "firebase-functions/v2/https";
import { invitationState, textsOfInvitation, type Invitation } from "../../../../src/domain/invitations/invitation";
import type { ChangeTo } from "../../../../src/domain/invitations/invitation-change";
import { listsOf } from "../../../../src/domain/invitations/invitation-lists";
import { invitationMessages } from "../../../../src/domain/invitations/words";
import { paths } from "../../../../src/domain/kernel/collections";
import { searchWordsOf } from "../../../../src/domain/kernel/search-words";
import { failure } from "../../callable/failure";
import { database } from "../../firestore/database";
import { asRead, writeAtOnce } from "../../firestore/write-at-once";
import { isUnderWay } from "../../mail/delivery";
import { anotherMail, firstMail, sendInvitationMail } from "../invitation-delivery";
import { hasBusiness } from "../has-business";
import { endOfInvitation, invitationRequestDocument, newInvitationCode } from "../stored-invitation";
import { profileLeft, profileWithout } from "../profile-without";
import { recordChange, signatureOf } from "./record-change";
import { roundsOf, type Round } from "./rounds-of";

/** Answers why the mail to the new contact did not go out, where it did not. */
export async function moveToContact(
  request: ChangeTo<"contact">,
  auth: CallableRequest["auth"],
): Promise<string | undefined> {
  // Accounts are kept by lower-case address, and the rules compare the two.
  const change = { ...request, to: request.to.toLowerCase() };
  const { invitationCode } = await writeAtOnce((batch) => move(batch, change, auth));
  return sendInvitationMail(invitationCode, auth);
}

async function move(
  batch: WriteBatch,
  { invitationCode, from, to }: ChangeTo<"contact">,
  auth: CallableRequest["auth"],
): Promise<Invitation> {
  const now = new Date();
  const rounds = await roundsOf(invitationCode);
  const current = currentRound(rounds);
  const before = current.invited.businessEmail;
  if (before.toLowerCase() === to) return movedBefore(batch, current, now);
  if (before !== from) throw failure("aborted", invitationMessages.contactIsAnother(before));
  const hasAccount = await hasBusiness(to);
  const left = await profileLeft(current.invited.usedBy);

  if (left) batch.update(left.ref, profileWithout(left, { ...current.invited, part: "contact" }, now), asRead(left));
  const offers = await database.getAll(
    ...rounds.map(({ snapshot }) => database.doc(paths.offeredRatings(snapshot.id))),
  );
  for (const { ref } of offers.filter(({ exists }) => exists)) batch.delete(ref); // the sender's own
  rounds.forEach(({ snapshot, invited }, nth) => {
    const contact = movedContactFields(invited, to);
    if (nth < rounds.indexOf(current)) batch.update(snapshot.ref, contact, asRead(snapshot));
    if (nth > rounds.indexOf(current))
      batch.update(snapshot.ref, { ...contact, ...unbound, movedAt: now }, asRead(snapshot));
  });
  const invited = invite(batch, current, { to, hasAccount }, now);
  const { by, byEmail } = signatureOf(auth);
  recordChange(batch, invited.invitationCode, { of: "contact", before, after: to, by, byEmail, at: now });
  const createdBy = auth?.uid ?? null;
  const { expiresAt } = invited;
  batch.set(invitationRequestDocument(invited), { invitationCode: invited.invitationCode, createdBy, expiresAt });
  return invited;
}

/**
 * Returns the round that the next contact registers with: the newest that has an account, or that a person was asked to
 * take over.
 */
function currentRound(rounds: readonly [Round, ...Round[]]): Round {
  const taken = rounds.find(({ invited }) => invited.usedBy !== undefined || invited.link !== undefined);
  return taken ?? rounds.at(-1) ?? rounds[0];
}

/** Asked for again: the mail may be missing. */
function movedBefore(batch: WriteBatch, { snapshot, invited }: Round, now: Date): Invitation {
  const isMissing = invited.mailState !== "sent" && !isUnderWay(invited, now);
  if (isMissing && invitationState(invited, now) === "open")
    batch.update(snapshot.ref, anotherMail(now, "invitation"), asRead(snapshot));
  return invited;
}

/** The sender of the inquiry is not named to another contact. */
function movedContactFields(invited: Invitation, businessEmail: string) {
  const searchWords = searchWordsOf(textsOfInvitation({ ...invited, businessEmail, fromInquiry: undefined }));
  return { businessEmail, searchWords, ...(invited.fromInquiry && { fromInquiry: { id: invited.fromInquiry.id } }) };
}

/** The rules let no account in that has not used the invitation. */
const unbound = { usedBy: FieldValue.delete(), usedAt: FieldValue.delete(), usedAuthTime: FieldValue.delete() };

/** Fields that were true of the contact before. */
const ended = [
  "hasAccount",
  "usedBy",
  "usedAt",
  "usedAuthTime",
  "lastLogin",
  "revokedAt",
  "remindedAt",
  "mailState",
  "mailStateAt",
  "mailError",
  "mailAttempts",
] as const;

interface NewContact {
  to: string;
  /** True if the address has an account with another business. */
  hasAccount: boolean;
}

/** Opens an invitation for its new contact, with a link of its own. */
function invite(
  batch: WriteBatch,
  { snapshot, invited }: Round,
  { to, hasAccount }: NewContact,
  now: Date,
): Invitation {
  const link = newInvitationCode();
  const opened = {
    status: "not started",
    movedAt: now,
    link,
    ...(hasAccount && { hasAccount }),
    expiresAt: endOfInvitation(now),
    ...firstMail(now),
  } as const;
  const moved: Invitation = { ...withoutFields(invited, ended), ...opened, businessEmail: to };
  if (invited.link !== undefined) batch.delete(database.doc(paths.invitationLink(invited.link)));
  const { businessName, invitationCode } = moved;
  const { expiresAt } = opened;
  const linked = { businessName, businessEmail: to, invitationCode, expiresAt, ...(hasAccount && { hasAccount }) };
  batch.create(database.doc(paths.invitationLink(link)), linked);
  const gone = Object.fromEntries(ended.map((field) => [field, FieldValue.delete()]));
  const fields = { ...movedContactFields(invited, to), ...gone, ...opened, lists: listsOf(moved) };
  batch.update(snapshot.ref, fields, asRead(snapshot));
  return moved;
}

function withoutFields<Name extends keyof Invitation>(
  invited: Invitation,
  names: readonly Name[],
): Omit<Invitation, Name> {
  const entries = Object.entries(invited).filter(([name]) => !(names as readonly string[]).includes(name));
  return Object.fromEntries(entries) as Omit<Invitation, Name>;
}
