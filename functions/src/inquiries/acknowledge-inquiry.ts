// Tells whoever wrote to us that it has arrived. Anybody can type anybody's address into the form, so the mail holds no
// word that they typed, goes to one mailbox at most once a day (UTC), and is one of the day's mails to people who have
// not asked for any; where these are used up there is none. What has to be sent stands in a document of the mailbox and
// the day. A mail that a dead sender may have sent is not sent again.
import { FieldValue, Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import { emailAddress } from "../../../src/domain/kernel/contact";
import { dayMs } from "../../../src/domain/kernel/durations";
import { routes } from "../../../src/domain/kernel/routes";
import { acknowledgementMailWords } from "../../../src/domain/inquiries/words";
import { mailboxOf, normalisedAddress } from "../../../src/domain/mailing-list/address";
import { pageUrl } from "../config";
import { database } from "../firestore/database";
import type { TriggerStep } from "../firestore/document-trigger";
import { unlessLostRace, unlessThere } from "../firestore/lease";
import { dayOf } from "../limits/daily-quota";
import { isArrival } from "../limits/flood/arrival-gate";
import { mailFailureOf, mayGoOutLater } from "../mail/mail-failure";
import { sendMail } from "../mail/send-mail";
import { mailKeyState } from "../mail/suppression-key";
import { sweepMails } from "../mail/sweep-mails";
import { giveBackConfirmationMail, takeConfirmationMail } from "../mailing-list/confirmation-budget";
import { keyedHash } from "../mailing-list/signed-token";
import { suppressedAmong } from "../mailing-list/suppression";
import { backoffMs } from "../queue/backoff";

/** Longer than any sending takes. */
const acknowledgementLeaseMs = 10 * 60_000;

const acknowledgementsPerSweep = 100;

export const acknowledgeInquiry: TriggerStep = async ({ before, after }) => {
  if (before || !after || !isArrival(after) || (await mailKeyState()) !== "ready") return;
  const address = emailAddress.safeParse(after.get("email"));
  const madeAt = after.createTime?.toDate();
  if (!address.success || !madeAt) return;
  const mailbox = keyedHash("acknowledgement", mailboxOf(address.data)).toString("base64url");
  // By the day on which it came: an event that comes late asks for no second mail.
  const acknowledgement = database.doc(paths.acknowledgement(`${dayOf(madeAt)}-${mailbox}`));
  const expiresAt = Timestamp.fromMillis(madeAt.getTime() + 2 * dayMs);
  const due = { inquiry: after.id, state: "waiting", dueAt: new Date(), attempts: 0, expiresAt };
  if (await unlessThere(acknowledgement.create(due)))
    await sendAcknowledgement(await acknowledgement.get(), new Date());
};

export function sweepAcknowledgements(now = new Date()): Promise<void> {
  const documents = database.collection(paths.acknowledgements);
  const send = (document: DocumentSnapshot) => sendAcknowledgement(document, now);
  return sweepMails({ documents, dueAt: "dueAt", most: acknowledgementsPerSweep, send }, now);
}

interface Acknowledgement {
  inquiry: string;
  state: "waiting" | "sending" | "over";
  attempts: number;
}

/** Answers whether those after it may go out as well. */
async function sendAcknowledgement(document: DocumentSnapshot, now: Date): Promise<boolean> {
  const { ref, updateTime } = document;
  const { inquiry, state, attempts } = document.data() as Acknowledgement;
  const over = { state: "over", dueAt: FieldValue.delete() };
  const address = state === "waiting" ? await addressToTell(inquiry, now) : undefined;
  const claim =
    address === undefined ? over : { state: "sending", dueAt: new Date(now.getTime() + acknowledgementLeaseMs) };
  const claimed = await unlessLostRace(ref.update(claim, updateTime ? { lastUpdateTime: updateTime } : {}));
  if (!claimed || address === undefined) return true;
  const answer = await mailTo(address, now);
  const again = { state: "waiting", dueAt: new Date(now.getTime() + backoffMs(attempts + 1)), attempts: attempts + 1 };
  await ref.update(answer === "later" ? again : over);
  return answer === "over";
}

/** Undefined where nobody waits for it any more: the inquiry has been dealt with, or its sender wants no mail. */
async function addressToTell(inquiryId: string, now: Date): Promise<string | undefined> {
  const inquiry = await database.doc(paths.inquiry(inquiryId)).get();
  if (!inquiry.createTime || now.getTime() - inquiry.createTime.toMillis() > dayMs) return undefined;
  const address = normalisedAddress(String(inquiry.get("email")));
  const suppressed = await suppressedAmong([address, mailboxOf(address)]);
  return suppressed.size > 0 ? undefined : address;
}

async function mailTo(address: string, now: Date): Promise<"over" | "later"> {
  if ((await takeConfirmationMail(address, now, "today")) !== "granted") return "over";
  try {
    await sendMail({
      to: address,
      subject: acknowledgementMailWords.subject,
      purpose: "acknowledgement",
      letter: {
        paragraphs: acknowledgementMailWords.paragraphs,
        reason: acknowledgementMailWords.reason(pageUrl(routes.landing)),
      },
    });
    return "over";
  } catch (error) {
    if (!mayGoOutLater(mailFailureOf(error).reason)) return "over"; // sendMail has logged it
    await giveBackConfirmationMail(address, now, "today");
    return "later";
  }
}
