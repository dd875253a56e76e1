import { deleteDatabases, deleteOneDatabase } from "../../browser/databases";
import { forgetPerson } from "../../browser/forget-person";
import { logWarning } from "../../browser/log";
import { browserStore, keysOf } from "../../browser/storage";
import { sourcesDatabase } from "../../browser/stored-keys";
import { closeFirestore, firestorePrefixes } from "./client/opened-firestore";

/** Clears away this browser's data of the person who was logged in here; unsaved texts only if told so. */
export function clearAway(what: { unsaved: boolean }): void {
  forgetPerson(what);
  if (what.unsaved) void forgetSourcesHere();
  closeFirestore()
    .catch((error: unknown) => logWarning("Firestore could not be closed.", error))
    .then(forgetCache)
    .catch((error: unknown) => logWarning("What was read could not be cleared away.", error));
}

/** Forgets a person's own documents. */
export async function forgetSourcesHere(): Promise<void> {
  await deleteOneDatabase(sourcesDatabase);
}

/** Forgets the data that Firestore has read; each tab that had it open calls this, and the last one succeeds. */
export async function forgetCache(): Promise<void> {
  await deleteDatabases(firestorePrefixes.database);
  for (const key of keysOf(browserStore, firestorePrefixes.key)) browserStore.removeItem(key);
}
