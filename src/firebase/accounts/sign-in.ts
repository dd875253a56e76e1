// Signing in with e-mail and password.
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
