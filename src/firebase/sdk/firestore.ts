// The whole of Firestore, for the signed-in areas. For an invited business it keeps what it has read and what it has
// yet to write in this browser, shared by all tabs, until it logs out: what was written offline is sent later, also
// after the tab was closed. For everybody else, and where site data are blocked, it does so in memory only.
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  terminate,
  type Firestore,
} from "firebase/firestore";
import { firebaseApp } from "./app";
import { firestoreOpened } from "./client/opened-firestore";
import { mayKeepCache } from "./client/own-cache";
import { emulatorPorts, siteSettings } from "./client/page-settings";
import { sharedLoad } from "./shared-load";

let database: Firestore | undefined;

/** Modules that use `firestore()` are loaded by `withFirestore`, which waits for this. */
export const openFirestore = sharedLoad(async () => {
  const [app, keepsCache] = await Promise.all([firebaseApp(), mayKeepCache()]);
  const localCache = keepsCache ? (await import("./client/kept-cache")).keptCache() : memoryLocalCache();
  const firestore = initializeFirestore(app, { localCache }, siteSettings.database);
  if (emulatorPorts) connectFirestoreEmulator(firestore, "127.0.0.1", emulatorPorts.firestore);
  firestoreOpened(() => terminate(firestore));
  database = firestore;
});

export function firestore(): Firestore {
  if (!database) throw new Error("Firestore is not open yet: load what uses it by withFirestore().");
  return database;
}
