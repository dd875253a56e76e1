// The auth SDK; only loaded once somebody signs in or has signed in before (see session.ts).
import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from "firebase/auth";
import { app, emulators } from "./app";

export const auth = initializeAuth(app, { persistence: browserLocalPersistence });
if (emulators) connectAuthEmulator(auth, `http://127.0.0.1:${emulators.auth}`, { disableWarnings: true });
