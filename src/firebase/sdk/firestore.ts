// The whole of Firestore, for the signed-in areas. It keeps what it has read and what it has yet to write in this
// browser, shared by all tabs: what was written offline is sent later, also after the tab was closed. Where site data
// are blocked it does so in memory only, because the SDK's own store would not even start.
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
} from "firebase/firestore";
import { firebaseApp } from "./app";
import { emulatorPorts, siteSettings } from "./page-settings";
import { isBlocked } from "../../browser/storage";

export const firestore = initializeFirestore(
  firebaseApp,
  {
    localCache: isBlocked() ? memoryLocalCache() : persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  },
  siteSettings.database,
);
if (emulatorPorts) connectFirestoreEmulator(firestore, "127.0.0.1", emulatorPorts.firestore);
