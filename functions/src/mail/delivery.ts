// Every mail to one person waits in a document that says when it is due and what became of it, so that a mail server
// that is away for a day loses none. One process at a time claims it, by the document's last update, and sends it.
import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  type WriteResult,
} from "firebase-admin/firestore";
import * as z from "zod/mini";
import { hourMs } from "../../../src/domain/kernel/durations";
import { datedFields } from "../firestore/dated-fields";
import { unlessLostRace } from "../firestore/lease";
import { log } from "../log";
import { backoffMs } from "../queue/backoff";
import { mailFailureOf, mayGoOutLater, type MailFailure } from "./mail-failure";
import { recordUnreadableMail } from "./mail-health";
import { sendMail, type OutgoingMail } from "./send-mail";

/** One kind of mail: where it waits, whether it is still wanted, and what it says. */
export interface MailKind {
  documents: () => Query;
  /** Undefined where the mail is not wanted any more. */
  letter: (document: DocumentSnapshot, now: Date) => Promise<OutgoingMail | undefined>;
  budget?: MailBudget;
  /** Said of a mail that a dead sender may have sent; a kind without it is sent again. */
  uncertain?: string;
}

/** How many mails of a kind may go out. */
export interface MailBudget {
  /** Undefined where this mail may go out; else when it is tried again, or that it never is. */
  take: (to: string, now: Date) => Promise<Date | "never" | undefined>;
  giveBack: (to: string, now: Date) => Promise<void>;
}

/** Longer than any sending takes: the sweep then takes over from a call that died. */
const mailClaimMs = 10 * 60_000;

const mailsPerSweep = 100;

/** Mails in a row that the server does not take: it would not take the others either. */
const tooManyFailures = 3;

const deliveryFields = z.object({
  mailState: z.optional(z.enum(["sending", "sent", "failed"])),
  mailDueAt: z.optional(z.date()),
  mailAttempts: z.optional(z.number()),
});

/** The fields by which this call claims a mail. */
export function claimedMail(now: Date) {
  return { mailState: "sending", mailStateAt: now, mailDueAt: new Date(now.getTime() + mailClaimMs) } as const;
}

/** Sends a mail that this call has claimed; `attempts` is the number of this try, from 1. Returns why it failed. */
export async function sendClaimedMail(
  document: DocumentReference,
  mail: OutgoingMail,
  attempts = 1,
): Promise<string | undefined> {
  const failure = await mailOutcome(mail);
  await document.update(recordedOutcome(failure, attempts));
  return failure?.sentence;
}

/** Sends the mail of a document if it is due. Answers whether the server takes the mails after it as well. */
export async function deliverIfDue(kind: MailKind, document: DocumentSnapshot, now: Date): Promise<boolean> {
  const { mailState, mailDueAt, mailAttempts = 0 } = deliveryFields.parse(datedFields(document) ?? {});
  if (mailDueAt === undefined || mailDueAt > now) return true;
  if (mailState === "sending" && kind.uncertain !== undefined) {
    await changeUnlessRaced(document, { ...failed(kind.uncertain, now), mailDueAt: FieldValue.delete() });
    return true;
  }
  const mail = await kind.letter(document, now);
  const claim = await changeUnlessRaced(document, mail ? claimedMail(now) : { mailDueAt: FieldValue.delete() });
  if (!claim || !mail) return true;
  const wait = await kind.budget?.take(mail.to, now);
  if (wait !== undefined) {
    await document.ref.update({
      mailState: FieldValue.delete(),
      mailDueAt: wait === "never" ? FieldValue.delete() : wait,
    });
    return true;
  }
  const failure = await mailOutcome(mail);
  await recordUnlessAskedAnew(document.ref, now, claim, recordedOutcome(failure, mailAttempts + 1));
  if (!failure || !mayGoOutLater(failure.reason)) return true;
  await kind.budget?.giveBack(mail.to, now);
  return false;
}

/** Sends what is due of a kind. */
export function sweepMails(kind: MailKind, now: Date): Promise<void> {
  const deliver = (document: DocumentSnapshot) => deliverIfDue(kind, document, now);
  return sweepDue({ documents: kind.documents(), dueAt: "mailDueAt", most: mailsPerSweep, deliver }, now);
}

interface DueMails {
  /** The documents that wait for a mail, and the field that says since when. */
  documents: Query;
  dueAt: string;
  most: number;
  /** Answers whether the server takes the mails after it as well. */
  deliver: (document: QueryDocumentSnapshot) => Promise<boolean>;
}

/**
 * Delivers what is due, the oldest first, until the server refuses some in a row; what cannot be read lets the others
 * pass. Throws in the end what the database or the network refused.
 */
export async function sweepDue({ documents, dueAt, most, deliver }: DueMails, now: Date): Promise<void> {
  const due = await documents.where(dueAt, "<=", now).orderBy(dueAt).limit(most).get();
  const outages: unknown[] = [];
  let failures = 0;
  for (const document of due.docs) {
    const goesOn = await deliver(document).catch(async (error: unknown) => {
      if (isOutage(error)) outages.push(error);
      else await setAside(document, dueAt, now, error);
      return !isOutage(error);
    });
    failures = goesOn ? 0 : failures + 1;
    if (failures >= tooManyFailures) break;
  }
  for (const outage of outages) throw outage;
}

/** Meets a document that cannot be read again in an hour, and tells of it. */
async function setAside({ ref, updateTime }: QueryDocumentSnapshot, dueAt: string, now: Date, error: unknown) {
  log.unreadable(ref.path, error);
  const later = { [dueAt]: Timestamp.fromMillis(now.getTime() + hourMs) };
  await unlessLostRace(ref.update(later, { lastUpdateTime: updateTime }));
  await recordUnreadableMail(now);
}

function mailOutcome(mail: OutgoingMail): Promise<MailFailure | undefined> {
  return sendMail(mail).then(() => undefined, mailFailureOf);
}

function recordedOutcome(failure: MailFailure | undefined, attempts: number) {
  const now = new Date();
  const again = failure !== undefined && mayGoOutLater(failure.reason);
  return {
    ...(failure
      ? failed(failure.sentence, now)
      : { mailState: "sent", mailStateAt: now, mailError: FieldValue.delete() }),
    mailDueAt: again ? new Date(now.getTime() + backoffMs(attempts)) : FieldValue.delete(),
    mailAttempts: again ? attempts : FieldValue.delete(),
  };
}

function failed(mailError: string, now: Date) {
  return { mailState: "failed", mailStateAt: now, mailError };
}

function changeUnlessRaced({ ref, updateTime }: DocumentSnapshot, changes: object): Promise<WriteResult | undefined> {
  return unlessLostRace(ref.update({ ...changes }, updateTime ? { lastUpdateTime: updateTime } : {}));
}

/** What became of a mail, unless the same was asked for once more since it was claimed: that mail is another one's. */
async function recordUnlessAskedAnew(ref: DocumentReference, claimedAt: Date, claim: WriteResult, changes: object) {
  let { writeTime } = claim;
  while (!(await unlessLostRace(ref.update({ ...changes }, { lastUpdateTime: writeTime })))) {
    const document = await ref.get();
    const stateAt: unknown = document.get("mailStateAt");
    if (!document.updateTime || !(stateAt instanceof Timestamp) || stateAt.toMillis() !== claimedAt.getTime()) return;
    writeTime = document.updateTime;
  }
}

/** What the database, the accounts or the network answers has a code; what stands in a document gives an error none. */
function isOutage(error: unknown): boolean {
  return (error as { code?: unknown }).code !== undefined;
}
