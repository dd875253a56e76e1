// Keeps `stats/counters`: the dashboard reads one document instead of a million. An event may be delivered more than
// once, so the batch that counts it also creates a document with the event's id, which a second delivery cannot create
// again. Nothing is read and nothing is locked: two events at once do not wait for each other.
import { FieldValue, Timestamp } from "firebase-admin/firestore";
import type { CountedCollection } from "../../../src/domain/kernel/counters";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "./database";
import type { TriggerStep } from "./document-trigger";
import { unlessThere } from "./lease";

/** Deliveries are repeated for a day at most. A TTL policy on `expiresAt` clears away what is older. */
const rememberedDays = 8;

/** The step that counts the documents of a collection as they come and go. */
export function countIn(collection: CountedCollection): TriggerStep {
  return async ({ id, before, after }) => {
    const difference = Number(after !== undefined) - Number(before !== undefined);
    if (difference === 0) return;
    const batch = database.batch();
    const expiresAt = Timestamp.fromMillis(Date.now() + rememberedDays * 24 * 60 * 60 * 1000);
    batch.create(database.doc(paths.countedEvent(countedEventId(id))), { collection, expiresAt });
    batch.set(database.doc(paths.counters), { [collection]: FieldValue.increment(difference) }, { merge: true });
    await unlessThere(batch.commit());
  };
}

/** An event's id may hold a slash, which a document's id may not. */
function countedEventId(eventId: string): string {
  return encodeURIComponent(eventId);
}
