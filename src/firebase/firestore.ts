// The whole of Firestore, for the signed-in areas. It keeps what it has read and what it has yet to write in this browser,
// shared by all tabs: what was written offline is sent later, also after the tab was closed.
import {
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
} from "firebase/firestore";
import { app, emulators } from "./app";

export const firestore = initializeFirestore(app, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});
if (emulators) connectFirestoreEmulator(firestore, "127.0.0.1", emulators.firestore);
