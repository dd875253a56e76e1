// A claim or a lease is the right to work on a document until a time. It is taken and kept by writes that rest on the
// document's last update, never by a lock, so whoever dies holds up nobody.
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { isAlreadyThere, isLostRace } from "./database-errors";

/** What a write answers; undefined where somebody else was faster, so that nothing was written. */
export function unlessLostRace<T>(write: Promise<T>): Promise<T | undefined> {
  return write.catch((error: unknown) => undefinedIf(isLostRace(error), error));
}

/** What a creation answers; undefined where the document was there before. */
export function unlessThere<T>(creation: Promise<T>): Promise<T | undefined> {
  return creation.catch((error: unknown) => undefinedIf(isAlreadyThere(error), error));
}

/** How long nobody has written a document, by the database's own clock. */
export function silentMs({ readTime, updateTime }: DocumentSnapshot): number {
  return updateTime ? readTime.toMillis() - updateTime.toMillis() : Infinity;
}

function undefinedIf(expected: boolean, error: unknown): undefined {
  if (!expected) throw error;
}
