// The signed-in person. A visitor never pays for the auth SDK: with local persistence, no `firebase:authUser:` key in
// localStorage already proves that there is no sign-in.
import type { User } from "firebase/auth";
import { useSyncExternalStore } from "react";
import type { Role } from "../../domain/accounts/roles";
import { addressIn } from "../../domain/kernel/language";
import { ownLanguage } from "../../domain/kernel/own-language";
import { homeOf } from "../../domain/kernel/routes";
import { logWarning } from "../../browser/log";
import { browserStore } from "../../browser/storage";
import { isFirestoreClosed } from "./client/opened-firestore";
import { webConfig } from "./web-config";
import { clearAway, forgetCache } from "./clear-away";

export interface SignedIn {
  status: "signed-in";
  uid: string;
  email: string | null;
  /** Of the staff; undefined for a business's own people. */
  role: Role | undefined;
  /** Had a role in this session, until it was taken away. */
  wasStaff?: boolean;
}

/** `ended`: by the provider, and not by the signed-in person. */
export type Session = { status: "loading" } | { status: "signed-out"; ended?: boolean } | SignedIn;

const keyPrefix = "firebase:authUser:";
/** Set for a moment, so that every tab knows that its session is about to end by a logout. */
const logoutSignal = "logout";
const listeners = new Set<() => void>();
const unknownSession: Session = { status: "loading" };
let session: Session = unknownSession;
/** The SDK's user whose token the session was read from; each sign-in makes another, also of the same person. */
let readFrom: SignedInUser | undefined;
let observing: Promise<void> | undefined;
/** True during the person's own logout: a session that ends otherwise takes away no unsaved text. */
let isLoggingOut = false;
/** True if the browser had kept a session that the provider has not judged yet. */
let wasKept = false;

/** The session, live: also when another tab signs in or out. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, sessionOfBuild);
}

/** Of a page as the build has written it, which says the same to everybody. */
function sessionOfBuild(): Session {
  return unknownSession;
}

export function currentSession(): Session {
  return session;
}

/** Resolves after the person is known. Pages for all visitors are shown before that; actions for a person wait. */
export function sessionKnown(): Promise<void> {
  return new Promise((resolve) => {
    const resolveIfKnown = () => {
      if (session.status === "loading") return;
      listeners.delete(resolveIfKnown);
      resolve();
    };
    subscribeToSession(resolveIfKnown);
    resolveIfKnown();
  });
}

/** Loads the auth SDK and follows it from now on; sign-in calls this before anything else. */
export function observeAuth(): Promise<void> {
  observing ??= follow().catch((error: unknown) => {
    observing = undefined;
    if (session.status === "loading") become({ status: "signed-out" });
    throw error;
  });
  return observing;
}

/**
 * Returns the session of a person who has just signed in, as soon as every screen knows of it: never their earlier one,
 * which may have other claims.
 */
export function sessionOf(user: SignedInUser): Promise<SignedIn> {
  return new Promise((resolve) => {
    const resolveIfCurrent = () => {
      if (session.status !== "signed-in" || readFrom !== user) return;
      listeners.delete(resolveIfCurrent);
      resolve(session);
    };
    listeners.add(resolveIfCurrent);
    resolveIfCurrent();
  });
}

/**
 * Asks the provider anew what the signed-in person may do, unless it has said so within this time. A revoked account is
 * signed out by the SDK. A new token opens all of Firestore's listeners again, so there is none without need.
 */
export async function refreshSession(withinMs?: number): Promise<void> {
  const wasSignedIn = session.status === "signed-in";
  try {
    await observeAuth();
    const { firebaseAuth } = await import("./auth");
    const user = (await firebaseAuth()).currentUser;
    if (!user) return;
    const isRecent = withinMs !== undefined && Date.now() - (await issuedAt(user)) < withinMs;
    if (!isRecent) await user.getIdToken(true);
  } catch (error) {
    logWarning("The session could not be checked; going on with what is known.", error);
    if (wasSignedIn && session.status === "signed-out") become({ status: "signed-out", ended: true });
  }
}

async function issuedAt(user: SignedInUser): Promise<number> {
  return Date.parse((await user.getIdTokenResult()).issuedAtTime);
}

/** In every tab. Nothing of theirs stays in this browser, also not what they have typed and is nowhere else. */
export async function logOut(): Promise<void> {
  const [{ firebaseAuth }, { signOut }] = await Promise.all([import("./auth"), import("firebase/auth")]);
  isLoggingOut = true;
  browserStore.setItem(logoutSignal, "now");
  browserStore.removeItem(logoutSignal);
  await signOut(await firebaseAuth());
}

function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) beginSession();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function beginSession(): void {
  if (session.status !== "loading") return;
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === logoutSignal && newValue !== null) isLoggingOut = true;
    if (key?.startsWith(keyPrefix)) observeInBackground();
  });
  wasKept = mayBeSignedIn();
  if (wasKept) observeInBackground();
  else {
    become({ status: "signed-out" });
    void forgetCache(); // where a tab was closed before it had done so
  }
}

function mayBeSignedIn(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(keyPrefix));
  } catch (error) {
    logWarning("The browser's storage is closed to us, so no sign-in can have stayed.", error);
    return false;
  }
}

function observeInBackground(): void {
  observeAuth().catch((error: unknown) => logWarning("The sign-in could not be loaded; going on as a visitor.", error));
}

/**
 * A page serves one person: everything that another one has opened is closed and cleared away, and the next person to
 * sign in gets a new page.
 */
function become(next: Session, from?: SignedInUser): void {
  if (session.status === "signed-in" && !isServedBySame(session, next)) {
    const isAnother = next.status === "signed-in" && next.uid !== session.uid;
    clearAway({ unsaved: isLoggingOut || isAnother });
    isLoggingOut = false;
  }
  if (next.status === "signed-in" && isFirestoreClosed()) {
    window.location.assign(addressIn(ownLanguage(), homeOf(next)));
    return;
  }
  session = next;
  readFrom = from;
  for (const listener of listeners) listener();
}

/** The staff's page keeps nothing in the browser, so a person with a new role needs another. */
function isServedBySame(now: SignedIn, next: Session): boolean {
  return next.status === "signed-in" && next.uid === now.uid && (now.role !== undefined || next.role === undefined);
}

async function follow(): Promise<void> {
  // Asked while the SDK is on its way, which waits for it and has the same failure.
  webConfig().catch(() => undefined);
  const [{ firebaseAuth, roleOf }, { onIdTokenChanged }] = await Promise.all([
    import("./auth"),
    import("firebase/auth"),
  ]);
  const auth = await firebaseAuth();
  let latest: unknown;
  onIdTokenChanged(auth, (user) => {
    const change = (latest = {});
    if (!user) become({ status: "signed-out", ended: wasKept });
    // Reading the claim takes a moment; a person who has signed out by then must not come back.
    else
      void roleOf(user).then((role) => {
        const next: SignedIn = { status: "signed-in", uid: user.uid, email: user.email, role };
        if (change === latest) become(hasLostRole(next) ? { ...next, wasStaff: true } : next, user);
      });
    wasKept = false;
  });
  await auth.authStateReady();
}

function hasLostRole({ uid, role }: SignedIn): boolean {
  if (session.status !== "signed-in" || session.uid !== uid || role !== undefined) return false;
  return session.role !== undefined || session.wasStaff === true;
}

type SignedInUser = Pick<User, "uid" | "email" | "getIdTokenResult">;
