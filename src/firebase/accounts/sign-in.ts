// Signing in with e-mail and password.
import { logWarning } from "../../browser/log";
import { signInMessages } from "../../domain/accounts/words";
import { currentSession, observeAuth, sessionOf, type SignedIn } from "../sdk/session";
import { signInProblem } from "./auth-problem";
import { hasUnsaved } from "./unsaved";
import { errorCode } from "../sdk/failure-kind";

/** The reason, in words, why the sign-in failed. */
export interface SignInProblem {
  status: "refused";
  problem: string;
}

export async function signIn(email: string, password: string): Promise<SignedIn | SignInProblem> {
  try {
    await observeAuth();
    const session = currentSession();
    if (session.status === "signed-in" && session.email !== email.toLowerCase() && hasUnsaved(session.uid))
      return { status: "refused", problem: signInMessages.otherUnsaved(session.email ?? session.uid) };
    const [{ firebaseAuth }, { signInWithEmailAndPassword }] = await Promise.all([
      import("../sdk/auth"),
      import("firebase/auth"),
    ]);
    const { user } = await signInWithEmailAndPassword(await firebaseAuth(), email, password);
    return await sessionOf(user);
  } catch (error) {
    logWarning("The sign-in failed.", errorCode(error));
    return { status: "refused", problem: signInProblem(error) };
  }
}
