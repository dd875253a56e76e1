// Keeps the text of a run while it is written. It is with the run, for everybody who may follow it; a held plan's text
// is in a document beside it, which only administrators can read.
import type { DocumentSnapshot, WriteBatch } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";

/** The text of a run so far. */
export async function textOfRun(invitationId: string, run: DocumentSnapshot): Promise<string> {
  if (run.get("held") !== true) return String(run.get("text") ?? "");
  return String((await database.doc(paths.heldPlanOf(invitationId)).get()).get("text") ?? "");
}

/** The text as the run shows it; what is held is written beside it, in the same commit. */
export function placeText(batch: WriteBatch, invitationId: string, isHeld: boolean, text: string): string {
  if (!isHeld) return text;
  batch.set(database.doc(paths.heldPlanOf(invitationId)), { text });
  return "";
}

/** Removes it after there is a version, or if the rest is written for all readers. */
export function removeHeldText(batch: WriteBatch, invitationId: string): void {
  batch.delete(database.doc(paths.heldPlanOf(invitationId)));
}
