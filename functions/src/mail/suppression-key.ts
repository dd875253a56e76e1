// The key of the suppressions of the database in use, as each process that needs it has opened it.
import { mailKeys } from "../config";
import { database } from "../firestore/database";
import { MailFailure } from "./mail-failure";
import { openSuppressionKey } from "./open-suppression-key";

/** The keys that this process has read, by its ring. */
const knownKeys = new Map<string, Promise<Buffer>>();

/** Throws a MailFailure where MAIL_KEY is none, or not ours. */
export async function suppressionKey(): Promise<Buffer> {
  const ring = mailKeys().join(",");
  const known = knownKeys.get(ring) ?? openSuppressionKey(database);
  knownKeys.set(ring, known);
  try {
    return await known;
  } catch (error) {
    knownKeys.delete(ring); // it may be mended without a new process
    throw error;
  }
}

export type MailKeyState = "ready" | "keyMissing" | "keyMismatch";

/** Tells whether MAIL_KEY is the one that suppressions and links rest on; makes it so if there are none yet. */
export async function mailKeyState(): Promise<MailKeyState> {
  try {
    await suppressionKey();
    return "ready";
  } catch (error) {
    if (!(error instanceof MailFailure) || (error.reason !== "keyMissing" && error.reason !== "keyMismatch"))
      throw error;
    return error.reason;
  }
}
