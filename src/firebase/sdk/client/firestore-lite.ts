// Firestore without its cache and live reads (a fifth of the size), for what a visitor writes.
import { connectFirestoreEmulator, getFirestore } from "firebase/firestore/lite";
import { firebaseApp } from "../app";
import { emulatorPorts, siteSettings } from "./page-settings";

export const firestoreLite = getFirestore(firebaseApp, siteSettings.database);
if (emulatorPorts) connectFirestoreEmulator(firestoreLite, "127.0.0.1", emulatorPorts.firestore);
