// Every mail to one person waits in a document that says when it is due and what became of it, so that a mail server
// that is away for a day loses none. One process at a time claims it, by the document's last update, and sends it.
import { setTimeout as pause } from "node:timers/promises";
import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type WriteResult,
} from "firebase-admin/firestore";
import * as z from "zod/mini";
import { mailFailures } from "../../../src/domain/kernel/failures/mail-problems";
import { hourMs } from "../../../src/domain/kernel/durations";
import { datedFields } from "../firestore/dated-fields";
import { unlessLostRace } from "../firestore/lease";
import { log } from "../log";
import { backoffMs } from "../queue/backoff";
import { concernsEveryMail, mailFailureOf, mayGoOutLater, type MailFailure } from "./mail-failure";
import { recordUnreadableMail } from "./mail-health";
import { sendMail, type OutgoingMail } from "./send-mail";
import { mailKeyState } from "./suppression-key";

/** One kind of mail: where it waits, whether it is still wanted, and what it says. */
export interface MailKind {
  documents: () => Query;
  /** Undefined where the mail is not wanted any more. */
  letter: (document: DocumentSnapshot, now: Date) => Promise<WantedMail | undefined>;
  /** Said of a mail that a dead sender may have sent; a kind without it is sent again. */
  uncertain?: () => string;
  /** The time after a mail until the same document is looked at for another; undefined for never. */
  restMs?: number;
}

/** A mail, and what is counted or marked around it. */
export interface WantedMail extends OutgoingMail {
  /** Before the mail is sent; answers where it may not go out now. */
  reserve?: () => Promise<Postponed | undefined>;
  /** The mail did not go out, and is tried again. */
  giveBack?: () => Promise<void>;
  /** The mail went out, or never will. */
  end?: () => Promise<void>;
}

interface Postponed {
  /** The time at which it is tried again; undefined for never. */
  until: Date | undefined;
  /** No other mail of the kind may go out either. */
  isForAll: boolean;
}

/** Longer than any sending takes: the sweep then takes over from a process that died. */
const mailClaimMs = 10 * 60_000;

/** Longer than a call lives: asking again then takes over from one that died. */
const callMs = 60_000;
const pollMs = 250;

const mailsPerSweep = 200;

/** Mails in a row that do not go out: the others would not either. */
const tooManyFailures = 3;

const deliveryFields = z.object({
  mailState: z.optional(z.enum(["sending", "sent", "failed"])),
  mailStateAt: z.optional(z.date()),
  mailDueAt: z.optional(z.date()),
  mailAttempts: z.optional(z.number()),
  mailError: z.optional(z.string()),
});
type DeliveryFields = z.infer<typeof deliveryFields>;

/** Tells whether a mail has been asked for and not been claimed yet, or is being sent by a call that is alive. */
export function isUnderWay({ mailState, mailStateAt, mailDueAt }: Partial<DeliveryFields>, now: Date): boolean {
  if (mailState === undefined) return mailDueAt !== undefined && mailDueAt <= now;
  return mailState === "sending" && mailStateAt !== undefined && now.getTime() - mailStateAt.getTime() < callMs;
}

/** Sends the mail that was just asked for, or waits for the call that sends it. Returns why it did not go out. */
export async function deliverNow(kind: MailKind, mail: DocumentReference): Promise<string | undefined> {
  for (;;) {
    const document = await mail.get();
    const now = new Date();
    const fields = deliveryFields.parse(datedFields(document) ?? {});
    if (!isUnderWay(fields, now))
      return fields.mailState === "sent" ? undefined : (fields.mailError ?? mailFailures.uncertain);
    if (fields.mailState === "sending") await pause(pollMs);
    else await deliverIfDue(kind, document, now);
  }
}

/** Sends the mail of a document if it is due. Answers whether the mails after it may go out as well. */
export async function deliverIfDue(kind: MailKind, document: DocumentSnapshot, now: Date): Promise<boolean> {
  const { mailState, mailDueAt, mailAttempts = 0 } = deliveryFields.parse(datedFields(document) ?? {});
  if (mailDueAt === undefined || mailDueAt > now) return true;
  if (mailState === "sending" && kind.uncertain !== undefined) {
    await changeUnlessRaced(document, { ...failed(kind.uncertain(), now), mailDueAt: FieldValue.delete() });
    return true;
  }
  const mail = await kind.letter(document, now);
  const claim = await changeUnlessRaced(document, mail ? claimed(now) : { mailDueAt: FieldValue.delete() });
  if (!claim || !mail) return true;
  const postponed = await mail.reserve?.();
  if (postponed) {
    const waiting = { mailState: FieldValue.delete(), mailDueAt: postponed.until ?? FieldValue.delete() };
    await recordUnlessAskedAnew(document.ref, now, claim, waiting);
    return !postponed.isForAll;
  }
  const failure = await sendMail(mail).then(() => undefined, mailFailureOf);
  const again = failure !== undefined && mayGoOutLater(failure.reason, mailAttempts + 1);
  if (again) await mail.giveBack?.();
  else if (failure?.reason !== "uncertain") await mail.end?.();
  const waitMs = again ? backoffMs(mailAttempts + 1) : kind.restMs;
  await recordUnlessAskedAnew(document.ref, now, claim, {
    ...outcome(failure, new Date()),
    mailDueAt: waitMs === undefined ? FieldValue.delete() : new Date(Date.now() + waitMs),
    mailAttempts: again ? mailAttempts + 1 : FieldValue.delete(),
  });
  return failure === undefined || !concernsEveryMail(failure.reason);
}

/**
 * Sends what is due of a kind, the oldest first, unless MAIL_KEY is not ours. Throws in the end what the database or
 * the network refused.
 */
export async function sweepMails(kind: MailKind, now = new Date()): Promise<void> {
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

function claimed(now: Date) {
  return { mailState: "sending", mailStateAt: now, mailDueAt: new Date(now.getTime() + mailClaimMs) };
}

function outcome(failure: MailFailure | undefined, at: Date) {
  return failure
    ? failed(failure.sentence, at)
    : { mailState: "sent", mailStateAt: at, mailError: FieldValue.delete() };
}

function failed(mailError: string, at: Date) {
  return { mailState: "failed", mailStateAt: at, mailError };
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
