// The box of an open round as it is stored, with the round that it belongs to.
import type { DocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { ballotBox } from "../../../src/domain/assessment/voices/ballot-box";
import { serverPaths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import { datedFields } from "../firestore/dated-fields";

const storedBox = z.extend(ballotBox, {
  invitationId: z.string(),
  /** The first invitation of the business. */
  business: z.string(),
  closesAt: z.date(),
});
export type StoredBox = z.infer<typeof storedBox>;

/** Undefined after the round. */
export function boxIn(snapshot: DocumentSnapshot): StoredBox | undefined {
  return snapshot.exists ? storedBox.parse(datedFields(snapshot)) : undefined;
}

export async function areVoicesOff(business: string): Promise<boolean> {
  return (await database.doc(serverPaths.voiceSwitch(business)).get()).get("isOff") === true;
}
