// The second factor of a login: the code of an authenticator app (TOTP), by Firebase's own multi-factor. All that
// speaks its protocol is here, and is loaded when a person is asked for a factor or sets one up.
import {
  EmailAuthProvider,
  getMultiFactorResolver,
  multiFactor,
  reauthenticateWithCredential,
  TotpMultiFactorGenerator,
  type MultiFactorError,
  type User,
} from "firebase/auth";
import { factorName, loginProofWords, secondFactorFailures } from "../../domain/accounts/second-factor/words";
import { brand } from "../../domain/kernel/brand";
import { logWarning } from "../../browser/log";
import { firebaseAuth } from "../sdk/auth";
import { errorCode } from "../sdk/failure-kind";
import { observeAuth } from "../sdk/session";

export type LoginStep = { done: true } | { done: false; sentence: string };

/** A login asks for it besides the password. */
export interface FactorQuestion {
  done: false;
  answer: (code: string) => Promise<LoginStep>;
}

/** A factor that is being set up. */
export interface Enrolment {
  /** For typing, in groups of four. */
  key: string;
  /** For the picture: the address that an authenticator app reads. */
  address: string;
  finish: (code: string) => Promise<LoginStep>;
}

export function isFactorAsked(error: unknown): error is MultiFactorError {
  return errorCode(error) === "auth/multi-factor-auth-required";
}

/** Finishes a login that was asked for its factor. */
export async function answerFactor(error: MultiFactorError, code: string): Promise<User> {
  const resolver = getMultiFactorResolver(await firebaseAuth(), error);
  const totp = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
  const assertion = TotpMultiFactorGenerator.assertionForSignIn(totp?.uid ?? "", digitsOf(code));
  return (await resolver.resolveSignIn(assertion)).user;
}

/** Logs the same person in once more, in place. */
export async function confirmLogin(password: string): Promise<LoginStep | FactorQuestion> {
  try {
    const user = await signedInUser();
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? "", password));
    return { done: true };
  } catch (error) {
    if (!isFactorAsked(error)) return failedStep(error);
    return { done: false, answer: (code) => step(() => answerFactor(error, code)) };
  }
}

/** Returns when the factor was set up; undefined if there is none. Throws where the provider cannot be asked. */
export async function readSecondFactor(): Promise<Date | undefined> {
  const user = await signedInUser();
  await user.reload();
  const [first] = multiFactor(user).enrolledFactors;
  return first && new Date(first.enrollmentTime);
}

/** Begins only after a fresh login, if the provider asks for one. */
export async function beginEnrolment(): Promise<Enrolment | { sentence: string; asksLogin: boolean }> {
  try {
    const user = await signedInUser();
    const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
    const [account, issuer] = [user.email ?? user.uid, brand.name].map(encodeURIComponent);
    return {
      key: secret.secretKey.replaceAll(/(.{4})(?=.)/g, "$1 "),
      address: secret.generateQrCodeUrl(account, issuer),
      finish: (code) =>
        step(() =>
          multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, digitsOf(code)), factorName),
        ),
    };
  } catch (error) {
    const { sentence } = failedStep(error);
    return { sentence, asksLogin: errorCode(error) === "auth/requires-recent-login" };
  }
}

/** Takes every factor away; the person has confirmed their login just before. */
export function removeSecondFactor(): Promise<LoginStep> {
  return step(async () => {
    const factors = multiFactor(await signedInUser());
    for (const { uid } of factors.enrolledFactors) await factors.unenroll(uid);
  });
}

export function factorProblem(error: unknown): string {
  return secondFactorFailures[errorCode(error) ?? ""] ?? loginProofWords.failed;
}

async function step(act: () => Promise<unknown>): Promise<LoginStep> {
  try {
    await act();
    return { done: true };
  } catch (error) {
    return failedStep(error);
  }
}

function failedStep(error: unknown): { done: false; sentence: string } {
  logWarning("The provider refused a step of the login.", errorCode(error));
  return { done: false, sentence: factorProblem(error) };
}

async function signedInUser(): Promise<User> {
  await observeAuth();
  const { currentUser } = await firebaseAuth();
  if (!currentUser) throw new Error("Nobody is signed in.");
  return currentUser;
}

/** Apps show the digits in two groups. */
function digitsOf(code: string): string {
  return code.replaceAll(/\s/g, "");
}
