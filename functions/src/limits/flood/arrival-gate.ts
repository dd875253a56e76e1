// Visitors write to the database directly, so the trigger bounds a flood. Beyond a setting an hour, or if a program
// has filled in the hidden field, it takes the document out of the collection and holds it, and nothing follows from
// it. The hour is that in which the document was made, however late its event comes. There is no lock: so many more
// than the setting get in as instances count at the same moment. The document is in the lists until the trigger runs.
import { FieldValue, Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";
import { type VisitorCollection, heldCollections } from "../../../../src/domain/kernel/held";
import { paths } from "../../../../src/domain/kernel/collections";
import { countedEvent, countingBatch, rememberedUntil } from "../../firestore/counter";
import { database } from "../../firestore/database";
import type { TriggerGate } from "../../firestore/document-trigger";
import { unlessLostRace, unlessThere } from "../../firestore/lease";
import { expiryOf, hourOf } from "../daily-quota";
import { writesPerHour } from "../../config";
import { dayMs } from "../../../../src/domain/kernel/durations";
import { retention } from "../../../../src/domain/operation/retention";

/** The times of one commit, by the visitor's request and by the database, differ by less than this. */
const commitMs = 2000;

/** Counts the arrivals of a collection, holds those beyond the limit, and lets no step follow from a held one. */
export function floodGate(collection: VisitorCollection): TriggerGate {
  return async ({ id, before, after }) => {
    if (before && after) return true;
    if (after) return takeIn(collection, id, after);
    return !before || !(await heldMark(collection, before).get()).exists;
  };
}

async function takeIn(collection: VisitorCollection, event: string, made: DocumentSnapshot): Promise<boolean> {
  if (!isArrival(made)) {
    await unlessThere(countingBatch(event, collection, 1).commit());
    return true;
  }
  const hour = database.doc(arrivalsPath(collection, made));
  for (let isUntouched = true; ;) {
    const [mark, counted, arrived] = await database.getAll(heldMark(collection, made), countedEvent(event), hour);
    if (mark?.exists) return false;
    if (counted?.exists) return true; // by an earlier delivery of the event
    const isTooMuch = Number(arrived?.get("count") ?? 0) >= writesPerHour(collection);
    const isByProgram = made.get("hiddenField") === true;
    if ((isTooMuch || isByProgram) && isUntouched) {
      if (await hold(collection, made)) return false;
      isUntouched = false; // unless another delivery was faster, an administrator has seen it already
      continue;
    }
    const batch = countingBatch(event, collection, 1);
    const expiresAt = Timestamp.fromDate(expiryOf(new Date()));
    batch.set(hour, { count: FieldValue.increment(1), expiresAt }, { merge: true });
    if (await unlessLostRace(batch.commit())) return true;
  }
}

/** Tells whether it has just been sent; else it was here before: brought back, accepted, or restored from a backup. */
export function isArrival(made: DocumentSnapshot): boolean {
  const { acceptedAt, createdAt } = made.data() as { acceptedAt?: unknown; createdAt?: unknown };
  if (acceptedAt !== undefined) return false;
  return !(createdAt instanceof Timestamp) || createdAt.toMillis() > msOfCreation(made) - commitMs;
}

function arrivalsPath(collection: VisitorCollection, made: DocumentSnapshot): string {
  return `${paths.budgets}/${hourOf(new Date(msOfCreation(made)))}-${collection}`;
}

function msOfCreation({ createTime }: DocumentSnapshot): number {
  return createTime?.toMillis() ?? 0;
}

/** There where this very document, and not one of the same id before or after it, was held. */
function heldMark(collection: VisitorCollection, { id, createTime }: DocumentSnapshot) {
  return database.doc(paths.countedEvent(`held-${collection}-${id}-${createTime?.toMillis() ?? 0}`));
}

/**
 * Takes a document out of its collection, puts it among those that are held, counts it there and leaves a mark by which
 * its events are known, all in one commit. A visitor chooses the id of what they write, and may choose one twice, so
 * what is held gets another. False where the document has changed or is gone.
 */
async function hold(collection: VisitorCollection, made: DocumentSnapshot): Promise<boolean> {
  const { createTime, updateTime } = made;
  const createdAt: unknown = made.get("createdAt") ?? createTime;
  const to = heldCollections[collection];
  const batch = database.batch();
  batch.create(heldMark(collection, made), { collection: to, expiresAt: rememberedUntil() });
  batch.create(database.collection(to).doc(), {
    ...made.data(),
    createdAt,
    heldAt: FieldValue.serverTimestamp(),
    expiresAt: Timestamp.fromMillis(Date.now() + daysHeld(collection) * dayMs),
  });
  batch.delete(made.ref, updateTime && { lastUpdateTime: updateTime });
  batch.set(database.doc(paths.counters), { [to]: FieldValue.increment(1) }, { merge: true });
  return (await unlessLostRace(batch.commit())) !== undefined;
}

/** No longer than it would have been kept in its collection. */
function daysHeld(collection: VisitorCollection): number {
  return retention[collection === "inquiries" ? "newInquiries" : "unconfirmed"].keptFor;
}
