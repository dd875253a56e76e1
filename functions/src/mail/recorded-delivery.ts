// A mail whose state stands in a document, so that an administrator can see it later, and with when the sweep shall try
// it again, so that a mail server that is away for a day loses none.
import { FieldValue, type DocumentReference, type Query, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import { backoffMs } from "../queue/backoff";
import { mailFailureOf, mayGoOutLater } from "./mail-failure";
import { sendMail, type OutgoingMail } from "./send-mail";
import { sweepMails } from "./sweep-mails";

/** When the sweep takes over from a call that died. */
const takeOverMs = 10 * 60_000;

const mailsPerSweep = 100;

/** The fields that say that this call sends the mail from now on. */
export function claimedMail(now: Date) {
  return { mailState: "sending", mailStateAt: now, mailDueAt: new Date(now.getTime() + takeOverMs) } as const;
}

/** Sends the mail that this call has claimed, for the so manieth time; returns why it did not go out. */
export async function sendRecorded(
  document: DocumentReference,
  mail: OutgoingMail,
  attempts = 1,
): Promise<string | undefined> {
  const failure = await sendMail(mail).then(() => undefined, mailFailureOf);
  const again = failure && mayGoOutLater(failure.reason);
  const now = new Date();
  await document.update({
    mailState: failure ? "failed" : "sent",
    mailStateAt: now,
    mailError: failure?.sentence ?? FieldValue.delete(),
    mailDueAt: again ? new Date(now.getTime() + backoffMs(attempts)) : FieldValue.delete(),
    mailAttempts: again ? attempts : FieldValue.delete(),
  });
  return failure?.sentence;
}

/** Sends what is due among documents that keep the state of a mail; `sendAgain` answers why one did not go out. */
export function sweepRecorded(
  documents: Query,
  now: Date,
  sendAgain: (document: QueryDocumentSnapshot, now: Date) => Promise<string | undefined>,
): Promise<void> {
  const send = async (document: QueryDocumentSnapshot) => (await sendAgain(document, now)) === undefined;
  return sweepMails({ documents, dueAt: "mailDueAt", most: mailsPerSweep, send }, now);
}
