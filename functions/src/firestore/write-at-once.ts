// Writes that belong together and rest on what was read before, without a lock: however many want the same documents,
// one is first, and the others read again.
import type { DocumentSnapshot, Precondition, WriteBatch } from "firebase-admin/firestore";
import { database } from "./database";
import { unlessLostRace } from "./lease";

const mostAttempts = 12;

/** Writes all that the attempt puts into its batch, or nothing; where something has changed, it runs anew. */
export async function writeAtOnce<T>(attempt: (batch: WriteBatch) => Promise<T>): Promise<T> {
  for (let left = mostAttempts; left > 0; left -= 1) {
    const batch = database.batch();
    const answer = await attempt(batch);
    if (await unlessLostRace(batch.commit())) return answer;
  }
  throw new Error("What was to be written at once has changed each time.");
}

export function asRead({ updateTime }: DocumentSnapshot): Precondition {
  return updateTime ? { lastUpdateTime: updateTime } : { exists: true };
}
