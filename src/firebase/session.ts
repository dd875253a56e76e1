// Who is signed in. A visitor never pays for the auth SDK: with local persistence, no `firebase:authUser:` key in
// localStorage already says that nobody is.
import { useSyncExternalStore } from "react";
import { logOnly } from "./log-only";

export type Session =
  | { status: "loading" }
  | { status: "signed-out" }
  | { status: "signed-in"; uid: string; email: string | null; admin: boolean };

const keyPrefix = "firebase:authUser:";
const listeners = new Set<() => void>();
let session: Session = { status: "loading" };
let observing: Promise<void> | undefined;

/** The session, live: also when another tab signs in or out. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session);
}

/** Loads the auth SDK and follows it from now on; sign-in calls this before anything else. */
export function observeAuth(): Promise<void> {
  observing ??= follow();
  return observing;
}

export async function signOut(): Promise<void> {
  const [{ auth }, sdk] = await Promise.all([import("./auth"), import("firebase/auth")]);
  await sdk.signOut(auth);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) begin();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function begin(): void {
  if (session.status !== "loading") return;
  window.addEventListener("storage", ({ key }) => {
    if (key?.startsWith(keyPrefix)) void observeAuth();
  });
  if (mayBeSignedIn()) void observeAuth();
  else become({ status: "signed-out" });
}

function mayBeSignedIn(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(keyPrefix));
  } catch (error) {
    logOnly("The browser's storage is closed to us, so nobody can have stayed signed in.", error);
    return false;
  }
}

function become(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

async function follow(): Promise<void> {
  const [{ auth }, { onIdTokenChanged }] = await Promise.all([import("./auth"), import("firebase/auth")]);
  onIdTokenChanged(auth, (user) => {
    if (!user) become({ status: "signed-out" });
    else void withClaim(user).then(become);
  });
  await auth.authStateReady();
}

interface SignedInUser {
  uid: string;
  email: string | null;
  getIdTokenResult: () => Promise<{ claims: Record<string, unknown> }>;
}

/** A failure to read the claims counts as not admin (specification, section 4). */
async function withClaim(user: SignedInUser): Promise<Session> {
  const who = { status: "signed-in", uid: user.uid, email: user.email } as const;
  try {
    const { claims } = await user.getIdTokenResult();
    return { ...who, admin: claims.admin === true };
  } catch (error) {
    logOnly("The claims could not be read; going on as not admin.", error);
    return { ...who, admin: false };
  }
}
