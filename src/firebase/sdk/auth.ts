// The auth SDK; only loaded when a person signs in or has signed in before (see session.ts).
import { browserLocalPersistence, connectAuthEmulator, initializeAuth, type User } from "firebase/auth";
import { logWarning } from "../../browser/log";
import { roleIn, type Role } from "../../domain/accounts/roles";
import { firebaseApp } from "./app";
import { emulatorPorts } from "./client/page-settings";
import { sharedLoad } from "./shared-load";

export const firebaseAuth = sharedLoad(async () => {
  const auth = initializeAuth(await firebaseApp(), { persistence: browserLocalPersistence });
  if (emulatorPorts) connectAuthEmulator(auth, `http://127.0.0.1:${emulatorPorts.auth}`, { disableWarnings: true });
  return auth;
});

/** A failure to read the claims counts as no role (specification, section 4). */
export async function roleOf(user: Pick<User, "getIdTokenResult">): Promise<Role | undefined> {
  try {
    return roleIn((await user.getIdTokenResult()).claims);
  } catch (error) {
    logWarning("The claims could not be read; going on without a role.", error);
    return undefined;
  }
}
