// The staff's lists are in the order of `createdAt`, and Firestore leaves out of such a list what lacks the field. A
// document in the specification's shape has none, nor has what an older system stored: it gets the time at which it was
// made.
import type { BulkWriter, DocumentSnapshot } from "firebase-admin/firestore";
import type { TriggerStep } from "./document-trigger";
import { unlessLostRace } from "./lease";
import { updateCurrent } from "./update-current";

export function isUndated(document: DocumentSnapshot): boolean {
  return document.exists && document.get("createdAt") === undefined;
}

/** The step that dates a new document; one that is gone by then needs no date. */
export const dateCreation: TriggerStep = async ({ before, after }) => {
  if (before || !after || !isUndated(after)) return;
  await updateCurrent(after.ref, (current) => (isUndated(current) ? { createdAt: current.createTime } : undefined));
};

/** The same for one of many; says whether it is this write that has dated it. */
export async function dateAmongMany(writer: BulkWriter, document: DocumentSnapshot): Promise<boolean> {
  const { ref, createTime, updateTime } = document;
  const precondition = updateTime && { lastUpdateTime: updateTime };
  return (await unlessLostRace(writer.update(ref, { createdAt: createTime }, precondition))) !== undefined;
}
