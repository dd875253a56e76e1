// Holding a document: one commit takes it out of its collection, puts it among those that are held, counts it there and
// leaves a mark by which the events of the document are known. A visitor chooses the id of what they write, and may
// choose one twice, so what is held gets another.
import { FieldValue, Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";
import { dayMs } from "../../../../src/domain/kernel/durations";
import { heldCollections, type VisitorCollection } from "../../../../src/domain/kernel/held";
import { paths } from "../../../../src/domain/kernel/collections";
import { retention } from "../../../../src/domain/operation/retention";
import { rememberedUntil } from "../../firestore/counter";
import { database } from "../../firestore/database";
import { unlessLostRace } from "../../firestore/lease";

/** There where this very document, and not one of the same id before or after it, was held. */
export function heldMark(collection: VisitorCollection, { id, createTime }: DocumentSnapshot) {
  return database.doc(paths.countedEvent(`held-${collection}-${id}-${createTime?.toMillis() ?? 0}`));
}

/** False where the document has changed or is gone. */
export async function hold(collection: VisitorCollection, made: DocumentSnapshot): Promise<boolean> {
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
