// Lets go of held documents: an administrator accepts or deletes them, or their time has come. Each commit counts the
// ones it takes away, so the dashboard's number needs no trigger of its own. Thousands are done in calls of some
// hundreds each; a call that breaks off has done the first of them.
import { FieldValue, Timestamp, type QueryDocumentSnapshot, type WriteBatch } from "firebase-admin/firestore";
import type * as z from "zod/mini";
import {
  heldCollections,
  type heldAnswer,
  type heldRequest,
  type VisitorCollection,
} from "../../../../src/domain/kernel/held";
import { paths } from "../../../../src/domain/kernel/collections";
import { callable } from "../../callable/callable";
import { database } from "../../firestore/database";
import { unlessLostRace } from "../../firestore/lease";

const perBatch = 100;
const batchesPerCall = 10;

/** The other writes of the commit that takes a document away. */
type Placing = (batch: WriteBatch, held: QueryDocumentSnapshot, from: VisitorCollection) => void;

/** One at a time: two would only lose races to each other. */
export const settleHeld = callable("settleHeld", { maxInstances: 1 }, ({ request }) =>
  settle(request, request.action === "accept" ? putBack : forget),
);

/** Puts it where it was sent to, with the time at which it came; its trigger does all the rest. */
const putBack: Placing = (batch, held, from) => {
  const accepted: Record<string, unknown> = { ...held.data(), acceptedAt: FieldValue.serverTimestamp() };
  delete accepted.heldAt;
  delete accepted.expiresAt;
  delete accepted.hiddenField;
  batch.create(database.doc(`${from}/${held.id}`), accepted);
};

const forget: Placing = () => undefined;

async function settle(
  { from, ids, until }: z.infer<typeof heldRequest>,
  place: Placing,
): Promise<z.infer<typeof heldAnswer>> {
  const end = until === undefined ? Timestamp.now() : Timestamp.fromDate(new Date(until));
  const held = database.collection(heldCollections[from]);
  const chosen = () => database.getAll(...(ids ?? []).map((id) => held.doc(id)));
  const all = async () => (await held.where("heldAt", "<=", end).orderBy("heldAt").limit(perBatch).get()).docs;
  const settled = await settleFound(from, ids ? chosen : all, place);
  const isMore = ids === undefined && settled.isMore;
  return { settled: settled.count, ...(isMore && { until: end.toDate().toISOString() }) };
}

/** Deletes what has been held for as long as it is kept. */
export async function sweepHeld(now = new Date()): Promise<void> {
  const numbers = await database.doc(paths.counters).get();
  for (const [from, name] of Object.entries(heldCollections) as [VisitorCollection, string][]) {
    if (!(Number(numbers.get(name) ?? 0) > 0)) continue;
    const expired = database.collection(name).where("expiresAt", "<=", now).limit(perBatch);
    await settleFound(from, async () => (await expired.get()).docs, forget);
  }
}

async function settleFound(
  from: VisitorCollection,
  find: () => Promise<FirebaseFirestore.DocumentSnapshot[]>,
  place: Placing,
): Promise<{ count: number; isMore: boolean }> {
  let count = 0;
  for (let nth = 0; nth < batchesPerCall; nth++) {
    const found = (await find()).filter((one): one is QueryDocumentSnapshot => one.exists);
    if (found.length === 0) return { count, isMore: false };
    const batch = database.batch();
    for (const one of found) {
      place(batch, one, from);
      batch.delete(one.ref, { exists: true });
    }
    const less = { [heldCollections[from]]: FieldValue.increment(-found.length) };
    batch.set(database.doc(paths.counters), less, { merge: true });
    // Else another process has settled some of them: look again.
    if (await unlessLostRace(batch.commit())) count += found.length;
  }
  return { count, isMore: true };
}
