import { FieldValue, type Firestore } from "firebase-admin/firestore";
import { operatorMessages } from "../../../src/domain/accounts/words";
import { paths } from "../../../src/domain/kernel/collections";

/**
 * Turns the writing of texts and plans on or off; it holds from the next text on. `off` says the same as `on`, as a
 * number: it can be looked up in the round trip that counts a text.
 */
export async function switchGenerating(database: Firestore, on: boolean): Promise<string> {
  await database.doc(paths.generatingSwitch).set({ on, off: on ? 0 : 1, changedAt: FieldValue.serverTimestamp() });
  return operatorMessages.generating(on);
}
