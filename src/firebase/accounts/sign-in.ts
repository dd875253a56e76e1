// Signing in with e-mail and password, and the e-mail that lets one choose a new password.
import { logWarning } from "../../browser/log";
import { observeAuth, sessionOf, type SignedIn } from "./session";
import { signInProblem } from "./auth-problem";
import { errorCode } from "../sdk/failure-kind";

/** Why nobody is signed in, in words. */
export interface SignInProblem {
  status: "refused";
  problem: string;
}

export async function signIn(email: string, password: string): Promise<SignedIn | SignInProblem> {
  try {
    await observeAuth();
    const [{ auth }, { signInWithEmailAndPassword }] = await Promise.all([
      import("../sdk/auth"),
      import("firebase/auth"),
    ]);
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return await sessionOf(user);
  } catch (error) {
    logWarning("Nobody could be signed in.", errorCode(error));
    return { status: "refused", problem: signInProblem(error) };
  }
}

/** Answers whether the e-mail was asked for; whether there is such an account stays the provider's secret. */
export async function sendPasswordReset(email: string): Promise<boolean> {
  try {
    await observeAuth();
    const [{ auth }, { sendPasswordResetEmail }] = await Promise.all([import("../sdk/auth"), import("firebase/auth")]);
    await sendPasswordResetEmail(auth, email);
    return true;
  } catch (error) {
    if (errorCode(error) === "auth/user-not-found") return true;
    logWarning("No password reset could be asked for.", errorCode(error));
    return false;
  }
}
