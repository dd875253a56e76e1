// Every mail to one person waits in a document that says when it is due and what became of it, so that a mail server
// that is away for a day loses none. One process at a time claims it, by the document's last update, and sends it.
import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
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
import { mailKeyState } from "./suppression-key";

/** One kind of mail: where it waits, whether it is still wanted, and what it says. */
export interface MailKind {
  documents: () => Query;
  /** Undefined where the mail is not wanted any more. */
  letter: (document: DocumentSnapshot, now: Date) => Promise<WantedMail | undefined>;
  /** Said of a mail that a dead sender may have sent; a kind without it is sent again. */
  uncertain?: string;
  /** The time after a mail until the same document is looked at for another; undefined for never. */
  restMs?: number;
}

export interface WantedMail extends OutgoingMail {
  budget?: MailBudget;
  contents?: ToldOnce;
}

/** Notifications that a mail tells and no other mail tells again: they are marked, taken back, or forgotten. */
interface ToldOnce {
  /** Before the mail is sent. */
  begin: () => Promise<void>;
  /** The mail did not go out, and is tried again. */
  takeBack: () => Promise<void>;
  /** The mail went out, or never will. */
  end: () => Promise<void>;
}

/** Counts one mail among those that may go out. */
export interface MailBudget {
  /** Undefined where the mail may go out. */
  take: () => Promise<Postponed | undefined>;
  giveBack: () => Promise<void>;
}

interface Postponed {
  /** The time at which it is tried again; undefined for never. */
  until: Date | undefined;
  /** No other mail of the kind may go out either. */
  isForAll: boolean;
}

/** Longer than any sending takes: the sweep then takes over from a call that died. */
const mailClaimMs = 10 * 60_000;

const mailsPerSweep = 200;

/** Mails in a row that do not go out: the others would not either. */
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

/** Sends the mail of a document if it is due. Answers whether the mails after it may go out as well. */
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
  const postponed = await mail.budget?.take();
  if (postponed) {
    const waiting = { mailState: FieldValue.delete(), mailDueAt: postponed.until ?? FieldValue.delete() };
    await recordUnlessAskedAnew(document.ref, now, claim, waiting);
    return !postponed.isForAll;
  }
  await mail.contents?.begin();
  const failure = await mailOutcome(mail);
  const again = failure !== undefined && mayGoOutLater(failure.reason);
  if (again) await mail.contents?.takeBack();
  else if (failure?.reason !== "uncertain") await mail.contents?.end();
  await recordUnlessAskedAnew(document.ref, now, claim, recordedOutcome(failure, mailAttempts + 1, kind.restMs));
  if (again) await mail.budget?.giveBack();
  return !again;
}

/**
 * Sends what is due of a kind, the oldest first, unless MAIL_KEY is not ours. Throws in the end what the database or
 * the network refused.
 */
export async function sweepMails(kind: MailKind, now: Date): Promise<void> {
  if ((await mailKeyState()) !== "ready") return;
  const due = await kind.documents().where("mailDueAt", "<=", now).orderBy("mailDueAt").limit(mailsPerSweep).get();
  const outages: unknown[] = [];
  let failures = 0;
  for (const document of due.docs) {
    const goesOn = await deliverIfDue(kind, document, now).catch(async (error: unknown) => {
      if (isOutage(error)) outages.push(error);
      else await setAside(document, now, error); // it holds up none behind it
      return !isOutage(error);
    });
    failures = goesOn ? 0 : failures + 1;
    if (failures >= tooManyFailures) break;
  }
  for (const outage of outages) throw outage;
}

/** Meets a document that cannot be read again in an hour, and tells of it. */
async function setAside(document: DocumentSnapshot, now: Date, error: unknown): Promise<void> {
  log.unreadable(document.ref.path, error);
  await changeUnlessRaced(document, { mailDueAt: new Date(now.getTime() + hourMs) });
  await recordUnreadableMail(now);
}

function mailOutcome(mail: OutgoingMail): Promise<MailFailure | undefined> {
  return sendMail(mail).then(() => undefined, mailFailureOf);
}

function recordedOutcome(failure: MailFailure | undefined, attempts: number, restMs?: number) {
  const now = new Date();
  const again = failure !== undefined && mayGoOutLater(failure.reason);
  const waitMs = again ? backoffMs(attempts) : restMs;
  return {
    ...(failure
      ? failed(failure.sentence, now)
      : { mailState: "sent", mailStateAt: now, mailError: FieldValue.delete() }),
    mailDueAt: waitMs === undefined ? FieldValue.delete() : new Date(now.getTime() + waitMs),
    mailAttempts: again ? attempts : FieldValue.delete(),
  };
}

function failed(mailError: string, now: Date) {
  return { mailState: "failed", mailStateAt: now, mailError };
}

function changeUnlessRaced({ ref, updateTime }: DocumentSnapshot, changes: object): Promise<WriteResult | undefined> {
  return unlessLostRace(ref.update({ ...changes }, updateTime ? { lastUpdateTime: updateTime } : {}));
}

/**
 * Records the outcome of a mail, unless it was asked for once more since the claim: the later mail is another one's.
 */
async function recordUnlessAskedAnew(ref: DocumentReference, claimedAt: Date, claim: WriteResult, changes: object) {
  let { writeTime } = claim;
  while (!(await unlessLostRace(ref.update({ ...changes }, { lastUpdateTime: writeTime })))) {
    const document = await ref.get();
    const stateAt: unknown = document.get("mailStateAt");
    if (!document.updateTime || !(stateAt instanceof Timestamp) || stateAt.toMillis() !== claimedAt.getTime()) return;
    writeTime = document.updateTime;
  }
}

/** The database, the accounts and the network answer with a code; an error from a document's own fields has none. */
function isOutage(error: unknown): boolean {
  return (error as { code?: unknown }).code !== undefined;
}
