// The notes on an inquiry, and its hand-over, end with it. They are gone a day later, because a deleted inquiry can be
// brought back for a moment (a TTL policy on `expiresAt`). A late event is not believed: the step looks where the
// inquiry is by now.
import { FieldValue, Timestamp, type DocumentReference, type DocumentSnapshot } from "firebase-admin/firestore";
import { dayMs } from "../../../src/domain/kernel/durations";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import type { TriggerStep } from "../firestore/document-trigger";
import { isArrival } from "../limits/flood/arrival-gate";

export const endWithInquiry: TriggerStep = async ({ params: { id = "", uid }, before, after }) => {
  // A new inquiry of a visitor has no notes yet.
  if (before ? after : after && uid === undefined && isArrival(after)) return;
  const [notes, handOver] = await Promise.all([
    database.collection(paths.inquiryNotes(id)).get(),
    database.doc(paths.taskHandOver(id)).get(),
  ]);
  const belonging = [...notes.docs, handOver].filter(({ exists }) => exists);
  if (belonging.length === 0) return;
  const isThere = await isAnywhere(id, [uid, handOver.get("to")]);
  const batch = database.batch();
  for (const document of belonging) {
    const isEnding = document.get("expiresAt") !== undefined;
    if (isThere && isEnding) batch.update(document.ref, { expiresAt: FieldValue.delete() });
    if (!isThere && !isEnding) batch.update(document.ref, { expiresAt: Timestamp.fromMillis(Date.now() + dayMs) });
  }
  await batch.commit();
};

/**
 * Tells whether it is among the waiting inquiries, with one of these people, or with the one who has moved or answered
 * it.
 */
async function isAnywhere(id: string, uids: unknown[]): Promise<boolean> {
  const outcome: DocumentSnapshot = await database.doc(paths.inquiryOutcome(id)).get();
  const known = new Set([...uids, outcome.get("by")].filter((uid) => typeof uid === "string"));
  const places: DocumentReference[] = [
    database.doc(paths.inquiry(id)),
    ...[...known].flatMap((uid) => [database.doc(paths.task(uid, id)), database.doc(paths.repliedInquiry(uid, id))]),
  ];
  return (await database.getAll(...places)).some(({ exists }) => exists);
}
