// The mails to a colleague: the invitation with its link, reminders, and the access code. A seat that was taken away
// gets none, nor does an address whose owner has complained or was erased.
import { invitationState } from "../../../../src/domain/invitations/invitation";
import type { Seat } from "../../../../src/domain/invitations/seats/seat";
import { seatMailWords } from "../../../../src/domain/invitations/seats/words";
import { invitationMailWords } from "../../../../src/domain/invitations/words";
import { partsInWords } from "../../../../src/domain/assessment/seats/words";
import { heldParts } from "../../../../src/domain/assessment/seats/seat-answers";
import { paths } from "../../../../src/domain/kernel/collections";
import { languageFrom } from "../../../../src/domain/kernel/language";
import { routes } from "../../../../src/domain/kernel/routes";
import { invitationLifetime, pageUrl } from "../../config";
import { database } from "../../firestore/database";
import { deliverNow, type MailKind, type WantedMail } from "../../mail/delivery";
import { mailIn, type OutgoingMail } from "../../mail/send-mail";
import { reasonsAgainst, suppressionOf } from "../../mailing-list/suppression";
import { accessCodeMail } from "../invitation-mail";
import { readSeat, seatDocument } from "./stored-seat";

export const seatMails: MailKind = {
  documents: () => database.collection(paths.seats),
  letter: async (document, now): Promise<WantedMail | undefined> => {
    const seat = readSeat(document);
    if (!seat || seat.takenAwayAt || !(await wantsMail(seat.businessEmail))) return undefined;
    return mailIn(languageFrom(seat.language), async () => mailTo(seat, await partsInMail(seat), now));
  },
};

/** Sends the mail that was asked for, or waits for the call that does. Returns why it did not go out. */
export function sendSeatMail(code: string): Promise<string | undefined> {
  return deliverNow(seatMails, seatDocument(code));
}

/** Tells whether a colleague's address may be written to. Who has left the mailing list may still be asked by name. */
export async function wantsMail(address: string): Promise<boolean> {
  const reasons = await reasonsAgainst(address);
  if (reasons.some((reason) => reason !== "left")) return false;
  return reasons.length === 0 || (await (await suppressionOf(address)).get()).get("by") !== "erased";
}

async function partsInMail({ invitationCode }: Seat): Promise<string> {
  const copy = await database.doc(paths.seatAnswers(invitationCode)).get();
  const { data } = heldParts.safeParse(copy.get("parts"));
  return data ? partsInWords(data) : "";
}

function mailTo(seat: Seat, parts: string, now: Date): OutgoingMail | undefined {
  if (seat.mailPurpose === "access code") return accessCodeMail(seat);
  const state = invitationState(seat, now);
  if (state === "used") return seat.mailPurpose === "reminder" ? reminder(seat, parts) : undefined;
  return state === "open" ? seatInvitation(seat, parts) : undefined;
}

const contactOf = ({ invitedBy, businessName }: Seat) => invitedBy ?? seatMailWords.aContact(businessName);
const codeOfSeatBelow = ({ invitationCode }: Seat) => ({
  label: seatMailWords.code,
  value: invitationCode,
  isAside: true as const,
});

function seatInvitation(seat: Seat, parts: string): OutgoingMail {
  const { businessEmail, businessName, hasAccount, invitationCode, name } = seat;
  const { subject, invites, first, another, whoReads, end, action, actionOfAnother, reason, unexpected } =
    seatMailWords;
  const contact = contactOf(seat);
  return {
    to: businessEmail,
    subject: subject(businessName),
    purpose: "colleague",
    letter: {
      paragraphs: [invitationMailWords.hello(name), invites(contact, businessName), seatMailWords.parts(parts)],
      action: { label: hasAccount ? actionOfAnother : action, url: pageUrl(routes.invitation(invitationCode)) },
      after: [hasAccount ? another : first, whoReads(contact, businessName), end(invitationLifetime())],
      code: codeOfSeatBelow(seat),
      reason: `${reason(seat.invitedBy, businessName)} ${unexpected}`,
    },
  };
}

function reminder(seat: Seat, parts: string): OutgoingMail {
  const { businessEmail, businessName, name } = seat;
  const { reminderSubject, reminds, reminderAction, reason } = seatMailWords;
  const contact = contactOf(seat);
  return {
    to: businessEmail,
    subject: reminderSubject(businessName),
    purpose: "colleague",
    letter: {
      paragraphs: [invitationMailWords.hello(name), reminds(contact, businessName), seatMailWords.parts(parts)],
      action: { label: reminderAction, url: pageUrl(routes.login) },
      code: codeOfSeatBelow(seat),
      reason: reason(seat.invitedBy, businessName),
    },
  };
}
