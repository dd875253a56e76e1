// Decides whether Firestore may keep its data in this browser: for an invited business, whose data are its own. The
// staff reads other people's data, which stay in memory only.
import * as z from "zod/mini";
import { databasesMayHang, deleteDatabases } from "../../../browser/databases";
import { browserStore, isBlocked } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";
import { storedValue } from "../../../browser/stored-value";
import { currentSession, sessionKnown } from "../session";
import { firestorePrefixes } from "./opened-firestore";

/** The account whose data the databases of this browser hold. */
export const cacheOwner = storedValue(browserStore, storedKeys.cacheOwner, z.object({ uid: z.string() }));

/** Another tab that is frozen may keep a database from being deleted; the page does not wait for it. */
const longestWaitMs = 2000;

/** Decides before Firestore is opened; another person's data are gone then. */
export async function mayKeepCache(): Promise<boolean> {
  if (isBlocked()) return false;
  await sessionKnown();
  const session = currentSession();
  const own =
    !databasesMayHang() && session.status === "signed-in" && session.role === undefined ? session.uid : undefined;
  if (own !== undefined && cacheOwner.read()?.uid === own) return true;
  const isEmpty = await Promise.race([
    deleteDatabases(firestorePrefixes.database),
    new Promise<false>((resolve) => setTimeout(resolve, longestWaitMs, false)),
  ]);
  return isEmpty && own !== undefined && cacheOwner.write({ uid: own });
}
