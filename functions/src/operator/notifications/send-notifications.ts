// Writes to one administrator, at most once an hour, of all that has happened since. The document of their
// notifications is the lease, claimed by its last update. What a sender held when it died may have arrived: it is never
// sent again as though nobody knew of it, but stands apart in the next mail.
import { randomUUID } from "node:crypto";
import { FieldValue, type DocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { hourMs } from "../../../../src/domain/kernel/durations";
import { paths } from "../../../../src/domain/kernel/collections";
import { notificationSettings } from "../../../../src/domain/operation/notifications";
import { database } from "../../firestore/database";
import { datedFields } from "../../firestore/dated-fields";
import { unlessLostRace } from "../../firestore/lease";
import { log } from "../../log";
import { mailFailureOf, mayGoOutLater } from "../../mail/mail-failure";
import { recordUnreadableMail } from "../../mail/mail-health";
import { sendMail } from "../../mail/send-mail";
import { backoffMs } from "../../queue/backoff";
import { runIndependently } from "../../independently";
import { addressOfAdministrator } from "./administrators";
import { notification, type PendingNotification } from "./notification";
import { notificationMail } from "./notification-mail";

/** Longer than any sending takes. */
const digestLeaseMs = 10 * 60_000;

const mostInOneMail = 100;
const administratorsPerSweep = 100;

/** A document of `notifications`. */
const digest = z.object({
  /** How many have to be told. */
  pending: z._default(z.int(), 0),
  /** Before that no other mail goes out. */
  nextAt: z.optional(z.date()),
  /** Who is sending a mail of which of them, and until when it is theirs. */
  sending: z.optional(z.object({ by: z.string(), until: z.date(), ids: z.array(z.string()) })),
  /** Of those that are pending: which have been in a mail of which nobody knows whether it arrived. */
  mayHaveArrived: z._default(z.array(z.string()), []),
  attempts: z._default(z.int(), 0),
});

/** Sends the mail that is due, unless none is, or somebody else sends it. */
export async function sendDueNotifications(uid: string, now = new Date()): Promise<void> {
  for (;;) {
    const document = await database.doc(paths.notificationsFor(uid)).get();
    const state = digest.parse(datedFields(document) ?? {});
    const { nextAt, sending } = state;
    if (state.pending <= 0 || (sending && sending.until > now)) return;
    if (sending) {
      const mayHaveArrived = FieldValue.arrayUnion(...sending.ids);
      await changeUnlessLost(document, { sending: FieldValue.delete(), mayHaveArrived });
      continue;
    }
    if (nextAt && nextAt > now) return;
    const pending = await pendingFor(uid);
    if (pending.length === 0) {
      await changeUnlessLost(document, { pending: 0 });
      continue;
    }
    const claim = {
      by: randomUUID(),
      until: new Date(now.getTime() + digestLeaseMs),
      ids: pending.map(({ id }) => id),
    };
    const next = { sending: claim, nextAt: new Date(now.getTime() + hourMs) };
    if (!(await changeUnlessLost(document, next))) continue;
    return sendClaimed(uid, claim.by, pending, state, now);
  }
}

/** Tells all whose hour is over, or whose mail was not taken. */
export async function sweepNotifications(now = new Date()): Promise<void> {
  const waiting = database.collection(paths.notifications).where("pending", ">", 0).limit(administratorsPerSweep);
  const { docs } = await waiting.get();
  await runIndependently(
    Object.fromEntries(docs.map(({ id }) => [`notify ${id}`, () => sendDueNotifications(id, now)])),
  );
}

async function sendClaimed(
  uid: string,
  by: string,
  pending: readonly PendingNotification[],
  { mayHaveArrived, attempts }: z.infer<typeof digest>,
  now: Date,
): Promise<void> {
  const [address, settings] = await Promise.all([
    addressOfAdministrator(uid),
    database.doc(paths.notificationSettings(uid)).get(),
  ]);
  const wanted = notificationSettings.parse(settings.data() ?? {});
  const toTell = address === undefined ? [] : pending.filter(({ kind }) => wanted[kind]);
  const isKnown = ({ id }: PendingNotification) => mayHaveArrived.includes(id);
  const mail = address === undefined ? undefined : await notificationMail({ uid, address }, toTell, isKnown);
  if (!mail) return endClaim(uid, by, pending, { nextAt: FieldValue.delete() });
  const failure = await sendMail(mail).then(() => undefined, mailFailureOf);
  if (failure && mayGoOutLater(failure.reason)) {
    const nextAt = new Date(now.getTime() + backoffMs(attempts + 1));
    return endClaim(uid, by, [], { nextAt, attempts: attempts + 1 });
  }
  if (failure?.reason === "uncertain") {
    const ids = pending.map(({ id }) => id);
    return endClaim(uid, by, [], { mayHaveArrived: FieldValue.arrayUnion(...ids) });
  }
  // What did not go out for good is logged.
  return endClaim(uid, by, pending, { attempts: FieldValue.delete() });
}

/** Gives the lease back, together with what has been told by it. Whoever has lost it meanwhile changes nothing. */
async function endClaim(uid: string, by: string, told: readonly PendingNotification[], changes: object): Promise<void> {
  const ids = told.map(({ id }) => id);
  for (;;) {
    const document = await database.doc(paths.notificationsFor(uid)).get();
    if (document.get("sending.by") !== by) return;
    const less = ids.length > 0 && {
      pending: FieldValue.increment(-ids.length),
      mayHaveArrived: FieldValue.arrayRemove(...ids),
    };
    const ended = { ...less, sending: FieldValue.delete(), ...changes };
    if (await changeUnlessLost(document, ended, ids)) return;
  }
}

/** Changes the document as it was read, and deletes what is no longer pending; false where somebody was faster. */
async function changeUnlessLost(document: DocumentSnapshot, changes: object, told: string[] = []): Promise<boolean> {
  const batch = database.batch();
  batch.update(document.ref, { ...changes }, document.updateTime ? { lastUpdateTime: document.updateTime } : {});
  for (const id of told) batch.delete(database.collection(paths.pendingNotifications(document.id)).doc(id));
  return (await unlessLostRace(batch.commit())) !== undefined;
}

async function pendingFor(uid: string): Promise<PendingNotification[]> {
  const { docs } = await database.collection(paths.pendingNotifications(uid)).orderBy("at").limit(mostInOneMail).get();
  const read = docs.map((document) => ({ document, ...notification.safeParse(datedFields(document)) }));
  const unreadable = read.filter(({ success }) => !success);
  for (const { document, error } of unreadable) log.unreadable(document.ref.path, error);
  if (unreadable.length > 0) await recordUnreadableMail(new Date());
  return read.flatMap(({ document, data }) => (data ? [{ id: document.id, ...data }] : []));
}
