// The auth SDK; only loaded when a person signs in or has signed in before (see session.ts).
import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from "firebase/auth";
import { firebaseApp } from "./app";
import { emulatorPorts } from "./client/page-settings";
import { sharedLoad } from "./shared-load";

export const firebaseAuth = sharedLoad(async () => {
  const auth = initializeAuth(await firebaseApp(), { persistence: browserLocalPersistence });
  if (emulatorPorts) connectAuthEmulator(auth, `http://127.0.0.1:${emulatorPorts.auth}`, { disableWarnings: true });
  return auth;
});
