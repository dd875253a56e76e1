import { FieldValue } from "firebase-admin/firestore";
import { paths } from "../../../../src/domain/kernel/collections";
import { database } from "../../firestore/database";

/** Writes down that the schedule has run, for the people who watch over the site. */
export async function recordSweep(): Promise<void> {
  await database.doc(paths.lastSweep).set({ at: FieldValue.serverTimestamp() });
}
