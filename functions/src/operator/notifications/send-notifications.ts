// Writes to one administrator, at most once an hour, of all that has happened since. The document of their
// notifications is the mail. The sender marks each notification first: if it dies, the next mail tells those apart.
import { FieldValue, type DocumentSnapshot, type WriteBatch } from "firebase-admin/firestore";
import { hourMs } from "../../../../src/domain/kernel/durations";
import { paths } from "../../../../src/domain/kernel/collections";
import { notificationSettings } from "../../../../src/domain/operation/notifications";
import { database } from "../../firestore/database";
import { datedFields } from "../../firestore/dated-fields";
import { unlessLostRace } from "../../firestore/lease";
import { log } from "../../log";
import { deliverIfDue, type MailKind, type WantedMail } from "../../mail/delivery";
import { recordUnreadableMail } from "../../mail/mail-health";
import { addressOfAdministrator } from "./administrators";
import { pendingNotification, type PendingNotification } from "./notification";
import { notificationMail } from "./notification-mail";

const mostInOneMail = 100;

export const digests: MailKind = {
  documents: () => database.collection(paths.notifications),
  letter: ({ id }) => digestFor(id),
  restMs: hourMs,
};

/**
 * Has a mail go out about what the same batch puts down. The document changes in any case, so that a sender who has
 * found nothing to tell looks once more.
 */
export function askForDigest(batch: WriteBatch, digest: DocumentSnapshot, now: Date): void {
  const dueAt: unknown = digest.get("mailDueAt") ?? now;
  const asked = { mailDueAt: dueAt, asked: FieldValue.increment(1) };
  if (digest.updateTime) batch.update(digest.ref, asked, { lastUpdateTime: digest.updateTime });
  else batch.create(digest.ref, asked);
}

/** Sends the mail if the last one is an hour old. */
export async function sendDigest(uid: string): Promise<void> {
  await deliverIfDue(digests, await database.doc(paths.notificationsFor(uid)).get(), new Date());
}

async function digestFor(uid: string): Promise<WantedMail | undefined> {
  for (;;) {
    const pending = await pendingFor(uid);
    if (pending.length === 0) return undefined;
    const mail = await mailAbout(uid, pending);
    if (mail) return { ...mail, ...toldOnce(pending) };
    await deletePending(pending);
  }
}

async function mailAbout(uid: string, pending: readonly PendingNotification[]) {
  const [address, settings] = await Promise.all([
    addressOfAdministrator(uid),
    database.doc(paths.notificationSettings(uid)).get(),
  ]);
  const wanted = notificationSettings.parse(settings.data() ?? {});
  const toTell = pending.filter(({ kind }) => wanted[kind]);
  return address === undefined ? undefined : notificationMail({ uid, address }, toTell);
}

function toldOnce(pending: readonly PendingNotification[]): Partial<WantedMail> {
  const mark = async (mayHaveArrived: boolean) => {
    await Promise.all(pending.map(({ ref }) => unlessLostRace(ref.update({ mayHaveArrived })))); // or it is erased
  };
  return {
    async reserve() {
      await mark(true);
      return undefined;
    },
    giveBack: () => mark(false),
    end: () => deletePending(pending),
  };
}

async function deletePending(pending: readonly PendingNotification[]): Promise<void> {
  const batch = database.batch();
  for (const { ref } of pending) batch.delete(ref);
  await batch.commit();
}

async function pendingFor(uid: string): Promise<PendingNotification[]> {
  const { docs } = await database.collection(paths.pendingNotifications(uid)).orderBy("at").limit(mostInOneMail).get();
  const read = docs.map((document) => ({ document, ...pendingNotification.safeParse(datedFields(document)) }));
  const unreadable = read.filter(({ success }) => !success);
  for (const { document, error } of unreadable) log.unreadable(document.ref.path, error);
  if (unreadable.length > 0) await recordUnreadableMail(new Date());
  return read.flatMap(({ document, data }) => (data ? [{ ref: document.ref, ...data }] : []));
}
