// The staff's lists are in the order of `createdAt`, and Firestore leaves out of such a list what lacks the field. A
// document in the specification's shape has none, nor has what an older system stored: it gets the time at which it was
// made.
import type { BulkWriter, DocumentSnapshot } from "firebase-admin/firestore";
import { unlessLostRace } from "./lease";

export function isUndated(document: DocumentSnapshot): boolean {
  return document.exists && document.get("createdAt") === undefined;
}

/** Dates one document that has just been made; one that has gone meanwhile needs no date. */
export async function dateCreation(document: DocumentSnapshot): Promise<void> {
  if (!isUndated(document)) return;
  await unlessLostRace(document.ref.update({ createdAt: document.createTime }));
}

/** The same for one of many; says whether it is this write that has dated it. */
export async function dateAmongMany(writer: BulkWriter, document: DocumentSnapshot): Promise<boolean> {
  const { ref, createTime, updateTime } = document;
  const precondition = updateTime && { lastUpdateTime: updateTime };
  return (await unlessLostRace(writer.update(ref, { createdAt: createTime }, precondition))) !== undefined;
}
