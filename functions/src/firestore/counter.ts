// Keeps `stats/counters`: the dashboard reads one document instead of a million. An event may be delivered more than
// once, so the batch that counts it also creates a document with the event's id, which a second delivery cannot create
// again. Nothing is read and nothing is locked: two events at once do not wait for each other. The same collections are
// the staff's lists, so the same trigger dates what comes without a time.
import { FieldValue, Timestamp } from "firebase-admin/firestore";
import {
  onDocumentWritten,
  type Change,
  type DocumentSnapshot,
  type FirestoreEvent,
} from "firebase-functions/v2/firestore";
import type { CountedCollection } from "../../../src/domain/kernel/counters";
import { paths } from "../../../src/domain/kernel/collections";
import { dateCreation } from "./creation-date";
import { database } from "./database";
import { unlessThere } from "./lease";

/** Deliveries are repeated for a week at most. A TTL policy on `expiresAt` clears away what is older. */
const rememberedDays = 8;

/** A trigger that counts the documents of a collection as they come and go. */
export function counter(collection: CountedCollection) {
  return onDocumentWritten({ document: `${collection}/{id}`, retry: true }, async (event) => {
    await countChange(collection, event);
    if (event.data && !event.data.before.exists) await dateCreation(event.data.after);
  });
}

type DocumentWritten = FirestoreEvent<Change<DocumentSnapshot> | undefined, { id: string }>;

async function countChange(collection: CountedCollection, { id, data }: DocumentWritten): Promise<void> {
  const difference = Number(data?.after.exists ?? false) - Number(data?.before.exists ?? false);
  if (difference === 0) return;
  const batch = database.batch();
  const expiresAt = Timestamp.fromMillis(Date.now() + rememberedDays * 24 * 60 * 60 * 1000);
  batch.create(database.doc(paths.countedEvent(countedEventId(id))), { collection, expiresAt });
  batch.set(database.doc(paths.counters), { [collection]: FieldValue.increment(difference) }, { merge: true });
  await unlessThere(batch.commit());
}

/** An event's id may hold a slash, which a document's id may not. */
function countedEventId(eventId: string): string {
  return encodeURIComponent(eventId);
}
