// Firestore without its cache and live reads (a fifth of the size), for what a visitor writes.
import { connectFirestoreEmulator, getFirestore } from "firebase/firestore/lite";
import { firebaseApp } from "../app";
import { sharedLoad } from "../shared-load";
import { emulatorPorts, siteSettings } from "./page-settings";

export const firestoreLite = sharedLoad(async () => {
  const firestore = getFirestore(await firebaseApp(), siteSettings.database);
  if (emulatorPorts) connectFirestoreEmulator(firestore, "127.0.0.1", emulatorPorts.firestore);
  return firestore;
});
