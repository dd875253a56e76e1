// Leaving the list, and coming back at once. Whoever leaves is first suppressed and then forgotten: what remains is the keyed hash. So
// that a slip can be undone, the page that asked gets the forgotten subscription, sealed; the server keeps nothing of it.
import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import { log } from "../log";
import { opened, sealed } from "./signed-token";
import { suppressionOf } from "./suppression";
import { subscriptionsOf } from "./subscriptions-of";

/** Answers with what `comeBack` takes, if there was a subscription. */
export async function leave(address: string, by: "page" | "one click"): Promise<string | undefined> {
  // Set anew each time: it must be later than every subscription that it ends.
  const { writeTime } = await suppressionOf(address).set({ at: FieldValue.serverTimestamp(), by });
  let newest: Kept | undefined;
  for (;;) {
    const found = await subscriptionsOf(address);
    if (found.length === 0) break;
    newest ??= found[0] && { id: found[0].id, fields: found[0].data() };
    const batch = database.batch();
    for (const { ref } of found) batch.delete(ref);
    await batch.commit();
  }
  log.left(by);
  return newest && sealed("undo", JSON.stringify({ address, leftAt: writeTime, ...newest }, withTimes));
}

/** Brings back what that leaving took away. False when the address has left or come back in another way since. */
export async function comeBack(address: string, undo: string): Promise<boolean> {
  const text = opened("undo", undo);
  if (text === undefined) return false;
  const kept = JSON.parse(text, withTimestamps) as Kept & { address: string; leftAt: Timestamp };
  if (kept.address !== address) return false;
  const batch = database.batch();
  batch.delete(suppressionOf(address), { lastUpdateTime: kept.leftAt });
  batch.set(database.doc(paths.subscription(kept.id)), kept.fields);
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (!isOutdated(error)) throw error;
    // Undone already, by the same press of the button sent twice.
    return (await database.doc(paths.subscription(kept.id)).get()).exists;
  }
}

interface Kept {
  id: string;
  fields: FirebaseFirestore.DocumentData;
}

/** gRPC's NOT_FOUND, FAILED_PRECONDITION and ABORTED: what a broken precondition answers with. */
function isOutdated(error: unknown): boolean {
  return [5, 9, 10].includes((error as { code?: number }).code ?? 0);
}

function withTimes(_: string, value: unknown): unknown {
  return value instanceof Timestamp ? { $time: [value.seconds, value.nanoseconds] } : value;
}

function withTimestamps(_: string, value: unknown): unknown {
  const [seconds, nanoseconds] = (value as { $time?: [number, number] } | null)?.$time ?? [];
  return seconds === undefined || nanoseconds === undefined ? value : new Timestamp(seconds, nanoseconds);
}
