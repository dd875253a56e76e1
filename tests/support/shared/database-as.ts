// A project's database in one person's eyes. It uses the light SDK, whose reads and writes are single requests: the
// whole one keeps a stream for each person.
import { deleteApp, initializeApp } from "firebase/app";
import { connectFirestoreEmulator, getFirestore, type Firestore } from "firebase/firestore/lite";
import { runningSuite } from "../suite/running-suite";

export type Token = NonNullable<Parameters<typeof connectFirestoreEmulator>[3]>["mockUserToken"];

/** Without a token a visitor's; that of `owner` is past all rules. */
export function databaseAs(projectId: string, who: string, mockUserToken?: Token): Firestore {
  const db = getFirestore(initializeApp({ projectId, apiKey: "emulator" }, `${projectId} ${who}`));
  connectFirestoreEmulator(db, "127.0.0.1", runningSuite().ports.firestore, mockUserToken ? { mockUserToken } : {});
  return db;
}

export async function closeDatabases(databases: Firestore[]): Promise<void> {
  await Promise.all(databases.map(({ app }) => deleteApp(app)));
}
