// Registration: a call makes an account for the invited address, then one atomic batch makes the profile and uses the
// invitation; in a further round or for another business, one that moves the profile of the account that is there. It
// may stop anywhere in between (a closed tab, a lost answer) and always goes on from what is there, so that running it
// again is never wrong: the rules let the batch through once, and who finds the profile written is done.
import { signInWithEmailAndPassword, type User } from "firebase/auth";
import { doc, writeBatch } from "firebase/firestore/lite";
import { invitationState, linkCodeOf } from "../../domain/invitations/invitation";
import type { InvitedPerson } from "../../domain/invitations/seats/seat";
import { businessContinuedBy } from "../../domain/accounts/profile";
import type { CallableRequest } from "../../domain/callables";
import { accountMessages, registrationMessages } from "../../domain/accounts/words";
import { secondFactorWords } from "../../domain/accounts/second-factor/words";
import { nextRoundWords } from "../../domain/accounts/dashboard/words";
import { paths } from "../../domain/kernel/collections";
import { accountProblem, isWrongPassword } from "./auth-problem";
import { firebaseAuth } from "../sdk/auth";
import { callInWords } from "../sdk/calls/call-in-words";
import { failureKind, isDenied } from "../sdk/failure-kind";
import { addUse, membershipOf, openBusiness, writeAnotherBusiness, writeNextRound } from "./change-business";
import { findProfile } from "./profile";
import { firestoreLite } from "../sdk/client/firestore-lite";
import { fetchInvitation } from "../invitations/invitation-lookup";
import { withLock } from "../../browser/lock";
import { forgetPending, keepPending } from "./pending-registration";
import { observeAuth } from "../sdk/session";
import { signIn } from "./sign-in";

export type RegistrationResult = { done: true } | { done: false; problem: string; offerReset?: true };

export interface Registration {
  invited: InvitedPerson;
  name: string;
  password: string;
}

/** Creates the account, or takes up one that was left half-done, and binds it to the invitation. */
export async function register({ invited, name, password }: Registration): Promise<RegistrationResult> {
  const code = linkCodeOf(invited);
  const email = invited.businessEmail;
  keepPending({ code, name, email });
  const made = await makeAccount({ invitationCode: code, email, password });
  if (!made.done)
    return { done: false, problem: made.kind === "unreachable" ? registrationMessages.unreachable : made.sentence };
  try {
    await observeAuth();
    const user = await logInTo(email, password);
    return user ? await bind(user, code, name) : otherPassword;
  } catch (error) {
    return { done: false, problem: accountProblem(error) };
  }
}

/** Logs in with the account that is there, and accepts the round or the business to which it is invited. */
export async function acceptByLogin({ invited, password }: Omit<Registration, "name">): Promise<RegistrationResult> {
  const [code, email] = [linkCodeOf(invited), invited.businessEmail];
  keepPending({ code, name: "", email });
  const signedIn = await signIn(email, password);
  if (signedIn.status === "factor asked") return { done: false, problem: secondFactorWords.invited };
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

/** Leaves an account alone that is there already. */
function makeAccount(request: CallableRequest<"createAccount">) {
  const asked = import("../sdk/calls/call").then(({ call }) => call("createAccount", request));
  return callInWords(asked, { failed: accountMessages.accountFailed });
}

/** Returns undefined if the account has another password. */
async function logInTo(email: string, password: string): Promise<User | undefined> {
  try {
    return (await signInWithEmailAndPassword(await firebaseAuth(), email, password)).user;
  } catch (error) {
    if (isWrongPassword(error)) return undefined;
    throw error;
  }
}

/** One tab of the browser at a time, so that the second finds what the first has written. */
function bind(user: User, code: string, name: string): Promise<RegistrationResult> {
  return withLock(`registration-${user.uid}`, () => bindNow(user, code, name));
}

/** At most so many other writes may meet that of the profile, one after the other. */
const mostMet = 5;

async function bindNow(user: User, code: string, name: string, met = 0): Promise<RegistrationResult> {
  const [profile, invited] = await Promise.all([findProfile(user.uid), fetchInvitation(code)]);
  const own = profile?.movedAt ? undefined : profile;
  const isDone = !invited || invited.usedBy === user.uid || own?.invitationId === undefined;
  if (own && isDone) return done();
  if (!invited) return { done: false, problem: registrationMessages.closed };
  const continued = own && businessContinuedBy(invited, own);
  if (continued && continued.invitationId !== own.invitationId) {
    await openBusiness(user.uid, continued);
    return bindNow(user, code, name);
  }
  try {
    if (!own) await writeRegistration(user, invited, name.trim() || (profile?.name ?? ""));
    else await (continued ? writeNextRound : writeAnotherBusiness)(user, own, invited);
  } catch (error) {
    // The answer may have been lost on its way, or another device was faster.
    const now = await findProfile(user.uid);
    if (now && !now.movedAt && now.invitationId !== profile?.invitationId) return done();
    if (failureKind(error) === "overtaken" && met < mostMet) return bindNow(user, code, name, met + 1);
    if (!isDenied(error)) throw error;
    if (own) forgetPending();
    if (continued) return { done: false, problem: nextRoundWords.closed };
    const stored = await fetchInvitation(code);
    // An administrator has corrected a name in between, which the profile has to hold.
    const isRenamed = stored?.businessName !== invited.businessName || now?.businessName !== profile?.businessName;
    if (stored && isRenamed) return bindNow(user, code, name);
    return refusedRegistration(stored);
  }
  return done();
}

function done(): RegistrationResult {
  forgetPending();
  return { done: true };
}

async function writeRegistration(user: User, invited: InvitedPerson, name: string): Promise<void> {
  const { claims } = await user.getIdTokenResult();
  const firestore = await firestoreLite();
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, paths.profile(user.uid)), {
    name,
    businessName: invited.businessName,
    businessEmail: user.email,
    uid: user.uid,
    invitationId: invited.invitationCode,
    ...(invited.seat && { memberships: { [invited.invitationCode]: membershipOf(invited) } }),
  });
  await addUse(batch, user, invited, Number(claims.auth_time));
  await batch.commit();
}

function refusedRegistration(invited: InvitedPerson | undefined): RegistrationResult {
  const used = invited && invitationState(invited, new Date()) === "used";
  return { done: false, problem: used ? registrationMessages.taken : registrationMessages.closed };
}
