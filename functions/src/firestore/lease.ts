// A claim or a lease is the right to work on a document until a time. Writes that rest on the document's last update
// take it and keep it, never a lock, so a dead process holds up no other.
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { isAlreadyThere, isLostRace } from "./database-errors";

/** Returns the answer of a write; undefined if another process was faster, so that nothing was written. */
export function unlessLostRace<T>(write: Promise<T>): Promise<T | undefined> {
  return write.catch((error: unknown) => undefinedIf(isLostRace(error), error));
}

/** Returns the answer of a creation; undefined if the document was there before. */
export function unlessThere<T>(creation: Promise<T>): Promise<T | undefined> {
  return creation.catch((error: unknown) => undefinedIf(isAlreadyThere(error), error));
}

/** Returns the ms since the document's last write, by the database's own clock. */
export function silentMs({ readTime, updateTime }: DocumentSnapshot): number {
  return updateTime ? readTime.toMillis() - updateTime.toMillis() : Infinity;
}

function undefinedIf(expected: boolean, error: unknown): undefined {
  if (!expected) throw error;
}
