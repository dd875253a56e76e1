// Firestore without its cache and live reads (a fifth of the size), for what a visitor writes.
import { connectFirestoreEmulator, getFirestore } from "firebase/firestore/lite";
import { app, emulators } from "./app";

export const firestoreLite = getFirestore(app);
if (emulators) connectFirestoreEmulator(firestoreLite, "127.0.0.1", emulators.firestore);
