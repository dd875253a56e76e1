// Tells the sender of an inquiry that it has arrived. Anybody can type any address into the form, so the mail holds no
// typed word and goes to one mailbox at most once a day (UTC). It is one of the day's mails to people who have not
// asked for any; without one left it is not sent. A mail that a dead sender may have sent is not sent again.
import { booking } from "../../../src/domain/kernel/brand";
import { paths } from "../../../src/domain/kernel/collections";
import { emailAddress } from "../../../src/domain/kernel/contact";
import { dayMs } from "../../../src/domain/kernel/durations";
import { languageFrom, type Language } from "../../../src/domain/kernel/language";
import { mailFailures } from "../../../src/domain/kernel/failures/mail-problems";
import { halfAnHour } from "../../../src/domain/kernel/half-an-hour";
import { routes } from "../../../src/domain/kernel/routes";
import { acknowledgementMailWords } from "../../../src/domain/inquiries/words";
import { mailboxOf, normalisedAddress } from "../../../src/domain/mailing-list/address";
import { pageUrl } from "../config";
import { database } from "../firestore/database";
import type { TriggerStep } from "../firestore/document-trigger";
import { dayOf } from "../limits/daily-quota";
import { isArrival } from "../limits/flood/arrival-gate";
import { unlessThere } from "../firestore/lease";
import { deliverIfDue, type MailKind, type WantedMail } from "../mail/delivery";
import { inOutbox, newMail } from "../mail/outbox";
import { mailIn } from "../mail/send-mail";
import { mailKeyState } from "../mail/suppression-key";
import { budgetOf } from "../mailing-list/mail-budget";
import { keyedHash } from "../mailing-list/signed-token";
import { reasonsAgainst } from "../mailing-list/suppression";

export const acknowledgements: MailKind = {
  ...inOutbox(["acknowledgement"], async ({ about }, now) => {
    const sender = await senderToTell(about, now);
    return sender && mailIn(sender.language, () => acknowledgementTo(sender.address, now));
  }),
  uncertain: () => mailFailures.uncertain,
};

function acknowledgementTo(address: string, now: Date): WantedMail {
  const { subject, paragraphs, reason } = acknowledgementMailWords;
  const letter = {
    paragraphs,
    ...(booking.link !== undefined && { action: { label: halfAnHour.label, url: booking.link } }),
    reason: reason(pageUrl(routes.landing)),
  };
  return { to: address, subject, purpose: "acknowledgement", letter, ...budgetOf(address, now, "acknowledgement") };
}

export const acknowledgeInquiry: TriggerStep = async ({ before, after }) => {
  if (before || !after || !isArrival(after) || (await mailKeyState()) !== "ready") return;
  const address = emailAddress.safeParse(after.get("email"));
  const madeAt = after.createTime?.toDate();
  if (!address.success || !madeAt) return;
  const mailbox = keyedHash("acknowledgement", mailboxOf(address.data)).toString("base64url");
  // By the day on which it came: an event that comes late asks for no second mail.
  const id = `acknowledgement-${dayOf(madeAt)}-${mailbox}`;
  const now = new Date();
  const mail = { id, kind: "acknowledgement", about: after.id, dueAt: now, keptDays: 2 } as const;
  const { document, fields } = newMail(database, mail);
  if (await unlessThere(document.create(fields))) await deliverIfDue(acknowledgements, await document.get(), now);
};

/** Undefined if no sender waits for it any more: the inquiry has been dealt with, or its sender wants no mail. */
async function senderToTell(
  inquiryId: string,
  now: Date,
): Promise<{ address: string; language: Language } | undefined> {
  const inquiry = await database.doc(paths.inquiry(inquiryId)).get();
  if (!inquiry.createTime || now.getTime() - inquiry.createTime.toMillis() > dayMs) return undefined;
  const address = normalisedAddress(String(inquiry.get("email")));
  const isUnwanted = (await reasonsAgainst(address)).length > 0;
  return isUnwanted ? undefined : { address, language: languageFrom(inquiry.get("language")) };
}
