// From an event to what each administrator has yet to be told: one commit, which also creates a document with the
// event's id, so that a second delivery finds it told. Whoever may be written to now is; the sweep does the rest.
import { FieldValue } from "firebase-admin/firestore";
import { paths } from "../../../../src/domain/kernel/collections";
import { notificationSettings } from "../../../../src/domain/operation/notifications";
import { countedEvent, rememberedUntil } from "../../firestore/counter";
import { database } from "../../firestore/database";
import type { DocumentEvent, TriggerStep } from "../../firestore/document-trigger";
import { unlessThere } from "../../firestore/lease";
import { runIndependently } from "../../independently";
import { administratorIds } from "./administrators";
import { pendingAbout, type Notification } from "./notification";
import { sendDueNotifications } from "./send-notifications";
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
    if (await isGone(event)) return forget(happened);
    await runIndependently(Object.fromEntries(told.map((uid) => [`notify ${uid}`, () => sendDueNotifications(uid)])));
  };
}

/** Whose queue it is. */
export const theirOwner: Recipients = ({ params: { uid = "" } }) => Promise.resolve([uid]);

/** Answers who has to be told because of this call. */
async function recordNotifications(
  event: DocumentEvent,
  happened: readonly Notification[],
  recipients: Recipients,
): Promise<string[]> {
  const mark = countedEvent(`told-${event.id}`);
  if ((await mark.get()).exists) return [];
  const uids = await recipients(event);
  const batch = database.batch();
  batch.create(mark, { collection: paths.notifications, expiresAt: rememberedUntil() });
  const settings = uids.length > 0 ? await database.getAll(...uids.map(settingsOf)) : [];
  const told = settings.flatMap((document) => {
    const wanted = notificationSettings.parse(document.data() ?? {});
    const pending = happened.filter(({ kind }) => wanted[kind]);
    for (const one of pending) batch.create(database.collection(paths.pendingNotifications(document.id)).doc(), one);
    if (pending.length === 0) return [];
    const more = { pending: FieldValue.increment(pending.length) };
    batch.set(database.doc(paths.notificationsFor(document.id)), more, { merge: true });
    return [document.id];
  });
  return (await unlessThere(batch.commit())) ? told : [];
}

/** Looked at after the commit: whoever erases it from now on looks once more for what waits to be told of it. */
async function isGone({ after }: DocumentEvent): Promise<boolean> {
  return after !== undefined && !(await after.ref.get()).exists;
}

async function forget(happened: readonly Notification[]): Promise<void> {
  const batch = database.batch();
  for (const { kind, about } of happened) {
    const { docs } = await pendingAbout(database, about).get();
    for (const pending of docs) if (pending.get("kind") === kind) batch.delete(pending.ref);
  }
  await batch.commit();
}

function settingsOf(uid: string) {
  return database.doc(paths.notificationSettings(uid));
}
