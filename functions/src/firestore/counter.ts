// Keeps `stats/counters`: the dashboard reads one document instead of a million. An event may be delivered more than
// once, so the batch that counts it also creates a document with the event's id, which a second delivery cannot create
// again. Nothing is read and nothing is locked: two events at once do not wait for each other.
import { FieldValue, Timestamp, type WriteBatch } from "firebase-admin/firestore";
import { dayMs } from "../../../src/domain/kernel/durations";
import type { CountedCollection } from "../../../src/domain/kernel/counters";
import { paths, serverPaths } from "../../../src/domain/kernel/collections";
import { database } from "./database";
import type { TriggerStep } from "./document-trigger";
import { unlessThere } from "./lease";

/** Deliveries are repeated for a day at most. A TTL policy on `expiresAt` clears away what is older. */
const rememberedDays = 8;

/** The step that counts the documents of a collection as they come and go. */
export function countIn(collection: CountedCollection): TriggerStep {
  return async ({ id, before, after }) => {
    const difference = Number(after !== undefined) - Number(before !== undefined);
    if (difference !== 0) await unlessThere(countingBatch(id, collection, difference).commit());
  };
}

/** The same for a collection whose gate counts the arrivals. */
export function countOut(collection: CountedCollection): TriggerStep {
  const count = countIn(collection);
  return (event) => (event.after ? Promise.resolve() : count(event));
}

/** Fails to be committed, as something that is already there, where the event has been counted. */
export function countingBatch(eventId: string, collection: CountedCollection, difference: number): WriteBatch {
  const batch = database.batch();
  batch.create(countedEvent(eventId), { collection, expiresAt: rememberedUntil() });
  batch.set(database.doc(paths.counters), { [collection]: FieldValue.increment(difference) }, { merge: true });
  return batch;
}

/** An event's id may hold a slash, which a document's id may not. */
export function countedEvent(eventId: string) {
  return database.doc(serverPaths.countedEvent(encodeURIComponent(eventId)));
}

/** Returns the time until which the mark of a finished event is kept. */
export function rememberedUntil(): Timestamp {
  return Timestamp.fromMillis(Date.now() + rememberedDays * dayMs);
}
