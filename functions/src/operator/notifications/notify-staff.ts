// Turns an event into the pending notifications of each administrator: one commit, which also creates a document with
// the event's id, so that a second delivery finds it told. An administrator whose hour is over is written to now; the
// sweep does the rest.
import type { WriteBatch } from "firebase-admin/firestore";
import { paths } from "../../../../src/domain/kernel/collections";
import { notificationSettings } from "../../../../src/domain/operation/notifications";
import { countedEvent, rememberedUntil } from "../../firestore/counter";
import { database } from "../../firestore/database";
import type { DocumentEvent, TriggerStep } from "../../firestore/document-trigger";
import { unlessLostRace } from "../../firestore/lease";
import { runIndependently } from "../../independently";
import { administratorIds } from "./administrators";
import { pendingAbout, type Notification } from "./notification";
import { askForDigest, sendDigest } from "./send-notifications";
import type { NotificationsIn } from "./what-happened";

type Recipients = (event: DocumentEvent) => Promise<readonly string[]>;

/** The step that tells administrators what the changes of a collection's documents mean. */
export function notifyStaff(
  happenedIn: NotificationsIn,
  recipients: Recipients = () => administratorIds(),
): TriggerStep {
  return async (event) => {
    const happened = happenedIn(event);
    if (happened.length === 0) return;
    const told = await recordNotifications(event, happened, recipients);
    if (await isGone(event)) return forgetAbout(happened);
    await runIndependently(Object.fromEntries(told.map((uid) => [`notify ${uid}`, () => sendDigest(uid)])));
  };
}

/** The owner of the task queue. */
export const theirOwner: Recipients = ({ params: { uid = "" } }) => Promise.resolve([uid]);

/** Answers who has to be told because of this call. */
async function recordNotifications(
  event: DocumentEvent,
  happened: readonly Notification[],
  recipients: Recipients,
): Promise<string[]> {
  const mark = countedEvent(`told-${event.id}`);
  const uids = await recipients(event);
  for (;;) {
    if ((await mark.get()).exists) return [];
    const batch = database.batch();
    batch.create(mark, { collection: paths.notifications, expiresAt: rememberedUntil() });
    const told = await Promise.all(uids.map((uid) => addPending(batch, uid, happened)));
    if (await unlessLostRace(batch.commit())) return told.flat();
  }
}

/** Answers whose digest it is, if they want to be told. */
async function addPending(batch: WriteBatch, uid: string, happened: readonly Notification[]): Promise<string[]> {
  const [settings, digest] = await database.getAll(
    database.doc(paths.notificationSettings(uid)),
    database.doc(paths.notificationsFor(uid)),
  );
  const wanted = notificationSettings.parse(settings?.data() ?? {});
  const pending = happened.filter(({ kind }) => wanted[kind]);
  if (!digest || pending.length === 0) return [];
  for (const one of pending) batch.create(database.collection(paths.pendingNotifications(uid)).doc(), one);
  askForDigest(batch, digest, new Date());
  return [uid];
}

/** It is read after the commit: an erasure from now on looks once more for the notifications about it. */
async function isGone({ after }: DocumentEvent): Promise<boolean> {
  return after !== undefined && !(await after.ref.get()).exists;
}

async function forgetAbout(happened: readonly Notification[]): Promise<void> {
  const batch = database.batch();
  for (const { kind, about } of happened) {
    const { docs } = await pendingAbout(database, about).get();
    for (const pending of docs) if (pending.get("kind") === kind) batch.delete(pending.ref);
  }
  await batch.commit();
}
