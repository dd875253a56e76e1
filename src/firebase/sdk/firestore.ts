// The whole of Firestore, for the signed-in areas. For an invited business it keeps what it has read and what it has
// yet to write in this browser, shared by all tabs, until it logs out: what was written offline is sent later, also
// after the tab was closed. For everybody else, and where site data are blocked, it does so in memory only.
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from "firebase/firestore";
import { firebaseApp } from "./app";
import { firestoreOpened } from "./client/opened-firestore";
import { mayKeepCache } from "./client/own-cache";
import { emulatorPorts, siteSettings } from "./client/page-settings";

const keepsCache = await mayKeepCache();

export const firestore = initializeFirestore(
  firebaseApp,
  {
    localCache: keepsCache ? persistentLocalCache({ tabManager: persistentMultipleTabManager() }) : memoryLocalCache(),
  },
  siteSettings.database,
);
if (emulatorPorts) connectFirestoreEmulator(firestore, "127.0.0.1", emulatorPorts.firestore);
firestoreOpened(() => terminate(firestore));
