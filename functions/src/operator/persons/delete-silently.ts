// Deletes documents without a statement: a trigger would otherwise record one about a person who is forgotten. The mark
// comes first, because a deletion's event has the document as it was.
import { FieldValue, type DocumentReference, type Firestore, type WriteBatch } from "firebase-admin/firestore";
import { paths } from "../../../../src/domain/kernel/collections";
import { heldCollections } from "../../../../src/domain/kernel/held";
import { unlessLostRace } from "../../firestore/lease";

/** Firestore takes five hundred writes in one commit. */
const documentsPerCommit = 250;

/** A process that is killed in between has marked, and deletes the next time. */
export async function deleteSilently(
  database: Firestore,
  refs: readonly DocumentReference[],
  onDeleted: (count: number) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (let first = 0; first < refs.length; first += documentsPerCommit) {
    const group = refs.slice(first, first + documentsPerCommit);
    // A document that is gone by now needs no mark.
    await Promise.all(group.map((ref) => unlessLostRace(ref.update({ erased: true }))));
    const deletions = database.batch();
    for (const ref of group) deletions.delete(ref, isHeld(ref) ? { exists: true } : {});
    countLessHeld(database, deletions, group.filter(isHeld));
    await deletions.commit();
    await onDeleted(group.length);
  }
}

function isHeld({ parent }: DocumentReference): boolean {
  return Object.values<string>(heldCollections).includes(parent.id);
}

/** The numbers of what is held have no trigger that keeps them. */
function countLessHeld(database: Firestore, batch: WriteBatch, held: readonly DocumentReference[]): void {
  for (const collection of Object.values(heldCollections)) {
    const count = held.filter(({ parent }) => parent.id === collection).length;
    if (count > 0)
      batch.set(database.doc(paths.counters), { [collection]: FieldValue.increment(-count) }, { merge: true });
  }
}
