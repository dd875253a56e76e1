// The whole of Firestore, for the signed-in areas.
import { connectFirestoreEmulator, initializeFirestore } from "firebase/firestore";
import { app, emulators } from "./app";

export const firestore = initializeFirestore(app, {});
if (emulators) connectFirestoreEmulator(firestore, "127.0.0.1", emulators.firestore);
