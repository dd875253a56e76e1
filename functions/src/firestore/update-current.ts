import type { DocumentReference, DocumentSnapshot, UpdateData, DocumentData } from "firebase-admin/firestore";
import { unlessLostRace } from "./lease";

/**
 * Updates a document as it is by now, not as a late event says, and answers whether it did. A document that is gone, or
 * needs no change, is left alone.
 */
export async function updateCurrent(
  document: DocumentReference,
  changesTo: (current: DocumentSnapshot) => UpdateData<DocumentData> | undefined,
): Promise<boolean> {
  for (;;) {
    const current = await document.get();
    const changes = current.updateTime && changesTo(current);
    if (!changes) return false;
    if (await unlessLostRace(document.update(changes, { lastUpdateTime: current.updateTime }))) return true;
  }
}
