// The addresses whose mail server refuses our mail for good. At the third refusal they get no more until they sign up
// again; with double opt-in never, as they are not asked to confirm. Each refusal counts once, however often it is
// told, and is forgotten after half a year. No address is kept here.
import { createHash } from "node:crypto";
import { FieldValue } from "firebase-admin/firestore";
import { dayMs } from "../../../src/domain/kernel/durations";
import { normalisedAddress } from "../../../src/domain/mailing-list/address";
import { serverPaths } from "../../../src/domain/kernel/collections";
import { retention } from "../../../src/domain/operation/retention";
import { database } from "../firestore/database";
import { unlessThere } from "../firestore/lease";
import { recordComplaintOf, suppressionOf } from "./suppression";
import { unsubscribeAddress } from "./unsubscribe-address";

const tooMany = 3;
const remembered = { refusals: retention.refusals.keptFor * dayMs, events: 30 * dayMs };

/** `event` tells this refusal from the others of the address. */
export async function recordRefusal(address: string, event: string, now = new Date()): Promise<void> {
  const suppression = await suppressionOf(address);
  const counted = refusalsUnder(suppression.id);
  const name = createHash("sha256").update(`${event}\n${suppression.id}`).digest("base64url");
  const after = (ms: number) => new Date(now.getTime() + ms);
  const batch = database.batch();
  batch.create(database.doc(serverPaths.mailEvent(name)), { expiresAt: after(remembered.events) });
  const count = { times: FieldValue.increment(1), expiresAt: after(remembered.refusals) };
  batch.set(counted, count, { merge: true });
  await unlessThere(batch.commit());
  // Looked up after an earlier count as well: the process that counted may have died then.
  const times = Number((await counted.get()).get("times") ?? 0);
  if (times < tooMany) return;
  // An unsubscribed owner has decided already.
  await unlessThere(suppression.create({ at: FieldValue.serverTimestamp(), by: "refused" }));
}

/** A reader who calls our mail spam is taken off the list as by unsubscribing, and never asked at their mailbox. */
export async function recordComplaint(address: string): Promise<void> {
  await recordComplaintOf(address);
  await unsubscribeAddress(normalisedAddress(address), "complaint");
}

/** The refusals counted for the address of this suppression. */
export function refusalsUnder(suppressionId: string) {
  return database.doc(serverPaths.refusals(suppressionId));
}
