// Visitors write to the database directly, so the trigger bounds a flood. Beyond a setting an hour, or if a program
// has filled in the hidden field, it takes the document out of the collection and holds it, and nothing follows from
// it. The hour is that in which the document was made, however late its event comes. The senders of one domain have a
// share of it, so that one cannot use it up for all. There is no lock: so many more
// than the setting get in as instances count at the same moment. The document is in the lists until the trigger runs.
import { FieldValue, Timestamp, type DocumentReference, type DocumentSnapshot } from "firebase-admin/firestore";
import { type VisitorCollection, heldCollections } from "../../../../src/domain/kernel/held";
import { ownerDomainOf } from "../../../../src/domain/mailing-list/address";
import { paths, serverPaths } from "../../../../src/domain/kernel/collections";
import { countedEvent, countingBatch, rememberedUntil } from "../../firestore/counter";
import { database } from "../../firestore/database";
import type { TriggerGate, TriggerStep } from "../../firestore/document-trigger";
import { unlessLostRace, unlessThere } from "../../firestore/lease";
import { anonymousId } from "../caller-address";
import { expiryOf, hourOf } from "../daily-quota";
import { writesPerHour } from "../../config";
import { dayMs } from "../../../../src/domain/kernel/durations";
import { retention } from "../../../../src/domain/operation/retention";

/** The times of one commit, by the visitor's request and by the database, differ by less than this. */
const commitMs = 2000;

/** The least lets an office in on a small site. */
const [quarter, leastOfDomain] = [1 / 4, 10];

/** Returns the share of an hour's documents that the senders of one domain get. */
export function shareOfDomain(limit: number): number {
  return Math.min(limit, Math.max(leastOfDomain, Math.ceil(limit * quarter)));
}

/**
 * Counts the arrivals of a collection, holds those beyond the limit, and lets no step follow from a held one but, of
 * the first of an hour, `tell`.
 */
export function floodGate(collection: VisitorCollection, tell?: TriggerStep): TriggerGate {
  return async (event) => {
    const { id, before, after } = event;
    if (before && after) return true;
    if (!after) return !before || !(await heldMark(collection, before).get()).exists;
    const isIn = await takeIn(collection, id, after);
    // Also when the event comes again: who is told has heard of it then. The document itself is gone.
    if (!isIn && tell && (await heldMark(collection, after).get()).get("isFirst") === true)
      await tell({ ...event, after: undefined });
    return isIn;
  };
}

async function takeIn(collection: VisitorCollection, event: string, made: DocumentSnapshot): Promise<boolean> {
  if (!isArrival(made)) {
    await unlessThere(countingBatch(event, collection, 1).commit());
    return true;
  }
  const madeAt = new Date(msOfCreation(made));
  const hour = database.doc(arrivalsPath(collection, madeAt));
  const domain = database.doc(`${hour.path}-${anonymousId(`domain ${senderDomain(made)}`, hourOf(madeAt))}`);
  const limit = writesPerHour(collection);
  const limitOfDomain = shareOfDomain(limit);
  for (let isUntouched = true; ;) {
    const [mark, counted, arrived, ofDomain] = await database.getAll(
      ...[heldMark(collection, made), countedEvent(event), hour, domain],
    );
    if (mark?.exists) return false;
    if (counted?.exists) return true; // by an earlier delivery of the event
    const isTooMuch = countIn(arrived) >= limit || countIn(ofDomain) >= limitOfDomain;
    const isByProgram = made.get("hiddenField") === true;
    if ((isTooMuch || isByProgram) && isUntouched) {
      const flood = isTooMuch ? { hour, isFirst: arrived?.get("held") === undefined } : undefined;
      if (await hold(collection, made, flood)) return false;
      isUntouched = false; // unless another delivery was faster, an administrator has seen it already
      continue;
    }
    const batch = countingBatch(event, collection, 1);
    const expiresAt = Timestamp.fromDate(expiryOf(new Date()));
    for (const counter of [hour, domain])
      batch.set(counter, { count: FieldValue.increment(1), expiresAt }, { merge: true });
    if (await unlessLostRace(batch.commit())) return true;
  }
}

/** Tells whether it has just been sent; else it was here before: brought back, accepted, or restored from a backup. */
export function isArrival(made: DocumentSnapshot): boolean {
  const { acceptedAt, createdAt } = made.data() as { acceptedAt?: unknown; createdAt?: unknown };
  if (acceptedAt !== undefined) return false;
  return !(createdAt instanceof Timestamp) || createdAt.toMillis() > msOfCreation(made) - commitMs;
}

/** The document that counts the arrivals of an hour, and which of them are held as too many. */
export function arrivalsPath(collection: VisitorCollection, time: Date): string {
  return `${paths.budgets}/${hourOf(time)}-${collection}`;
}

function countIn(counter: DocumentSnapshot | undefined): number {
  return Number(counter?.get("count") ?? 0);
}

function senderDomain(made: DocumentSnapshot): string {
  return ownerDomainOf(String(made.get("email")));
}

function msOfCreation({ createTime }: DocumentSnapshot): number {
  return createTime?.toMillis() ?? 0;
}

/** There where this very document, and not one of the same id before or after it, was held. */
function heldMark(collection: VisitorCollection, { id, createTime }: DocumentSnapshot) {
  return database.doc(serverPaths.countedEvent(`held-${collection}-${id}-${createTime?.toMillis() ?? 0}`));
}

/**
 * Takes a document out of its collection, puts it among those that are held, counts it there and leaves a mark by which
 * its events are known, all in one commit. A visitor chooses the id of what they write, and may choose one twice, so
 * what is held gets another. False where the document has changed or is gone.
 */
async function hold(
  collection: VisitorCollection,
  made: DocumentSnapshot,
  flood?: { hour: DocumentReference; isFirst: boolean },
): Promise<boolean> {
  const { createTime, updateTime } = made;
  const createdAt: unknown = made.get("createdAt") ?? createTime;
  const to = heldCollections[collection];
  const batch = database.batch();
  const isFirst = flood?.isFirst ?? false;
  batch.create(heldMark(collection, made), { collection: to, isFirst, expiresAt: rememberedUntil() });
  if (flood) {
    const held = { held: FieldValue.increment(1), expiresAt: Timestamp.fromDate(expiryOf(new Date())) };
    batch.set(flood.hour, held, { merge: true });
  }
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
