// Unsubscribes an address, and undoes that at once. The address is first suppressed and then forgotten: only the keyed
// hash remains. To undo a slip, the page that asked gets the removed subscription as an encrypted token; the server
// keeps nothing of it.
import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import { unlessLostRace } from "../firestore/lease";
import { log } from "../log";
import { decryptToken, encryptToken } from "./signed-token";
import { suppressionOf } from "./suppression";
import { subscriptionsOf } from "./subscriptions-of";

/** Returns the token that `resubscribeAddress` takes, if there was a subscription. */
export async function unsubscribeAddress(
  address: string,
  by: "page" | "one click" | "complaint" | "administrator",
): Promise<string | undefined> {
  // Set anew each time: it must be later than every subscription that it ends.
  const suppression = await suppressionOf(address);
  const left = { at: FieldValue.serverTimestamp(), by, ...(by === "complaint" && { hasComplained: true }) };
  const { writeTime } = await suppression.set(left, { merge: true });
  let newest: RemovedSubscription | undefined;
  for (;;) {
    const found = await subscriptionsOf(address);
    if (found.length === 0) break;
    newest ??= found[0] && { id: found[0].id, fields: found[0].data() };
    const batch = database.batch();
    for (const { ref } of found) batch.delete(ref);
    await batch.commit();
  }
  log.unsubscribed(by);
  return newest && encryptToken("undo", JSON.stringify({ address, leftAt: writeTime, ...newest }, encodeField));
}

/** Restores what was removed. False when the address has unsubscribed or subscribed in another way since. */
export async function resubscribeAddress(address: string, undo: string): Promise<boolean> {
  const text = decryptToken("undo", undo);
  if (text === undefined) return false;
  const removed = JSON.parse(text, decodeTimestamps) as RemovedSubscription & { address: string; leftAt: Timestamp };
  if (removed.address !== address) return false;
  const batch = database.batch();
  batch.delete(await suppressionOf(address), { lastUpdateTime: removed.leftAt });
  batch.set(database.doc(paths.subscription(removed.id)), removed.fields);
  if (await unlessLostRace(batch.commit())) return true;
  // Undone already, by the same press of the button sent twice.
  return (await database.doc(paths.subscription(removed.id)).get()).exists;
}

interface RemovedSubscription {
  id: string;
  fields: FirebaseFirestore.DocumentData;
}

/** Leaves out the words of the search: a trigger makes them anew. */
function encodeField(name: string, value: unknown): unknown {
  if (name === "searchWords") return undefined;
  return value instanceof Timestamp ? { $time: [value.seconds, value.nanoseconds] } : value;
}

function decodeTimestamps(_: string, value: unknown): unknown {
  const [seconds, nanoseconds] = (value as { $time?: [number, number] } | null)?.$time ?? [];
  return seconds === undefined || nanoseconds === undefined ? value : new Timestamp(seconds, nanoseconds);
}
