// Registration: an account for the invited address, then one atomic batch that makes the profile and uses the
// invitation; in a further round, one that moves the profile of the account that is there. It may stop anywhere in
// between (a closed tab, a lost answer) and always goes on from what is there, so that running it again is never wrong:
// the rules let the batch through once, and who finds the profile written is done.
import { createUserWithEmailAndPassword, signInWithEmailAndPassword, type User } from "firebase/auth";
import { doc, serverTimestamp, writeBatch } from "firebase/firestore/lite";
import { invitationState, linkCodeOf, type Invitation } from "../../domain/invitations/invitation";
import { continuesRound } from "../../domain/invitations/rounds";
import { registrationMessages } from "../../domain/accounts/words";
import { nextRoundWords } from "../../domain/accounts/dashboard/words";
import { paths } from "../../domain/kernel/collections";
import { accountProblem, isWrongPassword } from "./auth-problem";
import { firebaseAuth } from "../sdk/auth";
import { errorCode, isDenied } from "../sdk/failure-kind";
import { findProfile } from "./profile";
import { firestoreLite } from "../sdk/client/firestore-lite";
import { fetchInvitation } from "../invitations/invitation-lookup";
import { withLock } from "../../browser/lock";
import { browserStore, tabStore } from "../../browser/storage";
import { storedKeys } from "../../browser/stored-keys";
import { forgetPending, keepPending } from "./pending-registration";
import { observeAuth } from "../sdk/session";
import { signIn } from "./sign-in";

export type RegistrationResult = { done: true } | { done: false; problem: string; offerReset?: true };

export interface Registration {
  invited: Invitation;
  name: string;
  password: string;
}

/** Creates the account, or takes up one that was left half-done, and binds it to the invitation. */
export async function register({ invited, name, password }: Registration): Promise<RegistrationResult> {
  const code = linkCodeOf(invited);
  keepPending({ code, name, email: invited.businessEmail });
  try {
    await observeAuth();
    const user = await accountFor(invited.businessEmail, password);
    return user ? await bind(user, code, name) : otherPassword;
  } catch (error) {
    return { done: false, problem: accountProblem(error) };
  }
}

/** Logs in with the account that is there, and goes on to the round to which it is invited. */
export async function beginRound({ invited, password }: Omit<Registration, "name">): Promise<RegistrationResult> {
  const { invitationCode: code, businessEmail: email } = invited;
  keepPending({ code, name: "", email });
  const signedIn = await signIn(email, password);
  return "problem" in signedIn ? { done: false, problem: signedIn.problem } : finishRegistration({ code, name: "" });
}

/** Goes on with what an account that is signed in has not finished. */
export async function finishRegistration({ code, name }: { code: string; name: string }): Promise<RegistrationResult> {
  try {
    await observeAuth();
    const { currentUser } = await firebaseAuth();
    if (!currentUser) return { done: false, problem: registrationMessages.closed };
    return await bind(currentUser, code, name);
  } catch (error) {
    return { done: false, problem: accountProblem(error) };
  }
}

const otherPassword: RegistrationResult = {
  done: false,
  problem: registrationMessages.otherPassword,
  offerReset: true,
};

/** The account of the address with this password, new or not; undefined if it has another password. */
async function accountFor(email: string, password: string): Promise<User | undefined> {
  const auth = await firebaseAuth();
  try {
    return (await createUserWithEmailAndPassword(auth, email, password)).user;
  } catch (error) {
    if (errorCode(error) !== "auth/email-already-in-use") throw error;
  }
  try {
    return (await signInWithEmailAndPassword(auth, email, password)).user;
  } catch (error) {
    if (isWrongPassword(error)) return undefined;
    throw error;
  }
}

/** One tab of the browser at a time, so that the second finds what the first has written. */
function bind(user: User, code: string, name: string): Promise<RegistrationResult> {
  return withLock(`registration-${user.uid}`, () => bindNow(user, code, name));
}

async function bindNow(user: User, code: string, name: string): Promise<RegistrationResult> {
  const [profile, invited] = await Promise.all([findProfile(user.uid), fetchInvitation(code)]);
  const isRound = invited !== undefined && continuesRound(invited, profile?.invitationId);
  if (profile && !profile.movedAt && !isRound) return done();
  if (!invited) return { done: false, problem: registrationMessages.closed };
  try {
    await (isRound ? writeNextRound(user, invited) : writeRegistration(user, invited, name.trim()));
  } catch (error) {
    // The answer may have been lost on its way, or another device was faster.
    const now = await findProfile(user.uid);
    if (now && !now.movedAt && now.invitationId !== profile?.invitationId) return done();
    if (!isDenied(error)) throw error;
    if (isRound) return closedRound();
    const stored = await fetchInvitation(code);
    // An administrator has corrected the name in between, which the profile has to hold.
    if (stored && stored.businessName !== invited.businessName) return bindNow(user, code, name);
    return refusedRegistration(stored);
  }
  return done();
}

function closedRound(): RegistrationResult {
  forgetPending();
  return { done: false, problem: nextRoundWords.closed };
}

function done(): RegistrationResult {
  forgetPending();
  return { done: true };
}

async function writeRegistration(user: User, invited: Invitation, name: string): Promise<void> {
  const { claims } = await user.getIdTokenResult();
  const firestore = await firestoreLite();
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, paths.profile(user.uid)), {
    name,
    businessName: invited.businessName,
    businessEmail: user.email,
    uid: user.uid,
    invitationId: invited.invitationCode,
  });
  batch.update(doc(firestore, paths.invitation(invited.invitationCode)), {
    status: "used",
    usedBy: user.uid,
    usedAt: serverTimestamp(),
    usedAuthTime: Number(claims.auth_time),
  });
  if (invited.link !== undefined)
    batch.update(doc(firestore, paths.invitationLink(invited.link)), { usedBy: user.uid });
  await batch.commit();
}

/** The sign-ins of the round before count in the next one, so that no device of the account has to log in anew. */
async function writeNextRound(user: User, { invitationCode, previousRound = "" }: Invitation): Promise<void> {
  const before = await fetchInvitation(previousRound);
  const firestore = await firestoreLite();
  const batch = writeBatch(firestore);
  batch.update(doc(firestore, paths.profile(user.uid)), { invitationId: invitationCode });
  batch.update(doc(firestore, paths.invitation(invitationCode)), {
    status: "used",
    usedBy: user.uid,
    usedAt: serverTimestamp(),
    usedAuthTime: before?.usedAuthTime ?? null,
  });
  batch.update(doc(firestore, paths.invitation(previousRound)), { endedAt: serverTimestamp() });
  await batch.commit();
  forgetOpenedRound();
}

/** The gate of this browser was opened with the code of the round before. */
function forgetOpenedRound(): void {
  browserStore.removeItem(storedKeys.deviceAccess);
  tabStore.removeItem(storedKeys.assessmentVisit);
}

function refusedRegistration(invited: Invitation | undefined): RegistrationResult {
  const used = invited && invitationState(invited, new Date()) === "used";
  return { done: false, problem: used ? registrationMessages.taken : registrationMessages.closed };
}
