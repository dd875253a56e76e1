import { FieldValue } from "firebase-admin/firestore";
import { paths } from "../../../../src/domain/kernel/collections";
import { database } from "../../firestore/database";

/** Writes down that the schedule has run, and whether every step did, for the people who watch over the site. */
export async function recordSweep(isWhole: boolean): Promise<void> {
  const at = FieldValue.serverTimestamp();
  await database.doc(paths.lastSweep).set({ at, ...(isWhole && { wholeAt: at }) }, { merge: true });
}
