// Signing in with e-mail and password, and with a code where the account has a second factor.
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

/** The password is right, and the account has a second factor. */
export interface FactorAsked {
  status: "factor asked";
  answer: (code: string) => Promise<SignedIn | SignInProblem>;
}

export async function signIn(email: string, password: string): Promise<SignedIn | SignInProblem | FactorAsked> {
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
    if (errorCode(error) === "auth/multi-factor-auth-required")
      return { status: "factor asked", answer: (code) => signInWithFactor(error, code) };
    logWarning("The sign-in failed.", errorCode(error));
    return { status: "refused", problem: signInProblem(error) };
  }
}

async function signInWithFactor(asked: unknown, code: string): Promise<SignedIn | SignInProblem> {
  const { answerFactor, factorProblem, isFactorAsked } = await import("./second-factor");
  try {
    if (!isFactorAsked(asked)) throw asked;
    return await sessionOf(await answerFactor(asked, code));
  } catch (error) {
    logWarning("The second factor was refused.", errorCode(error));
    return { status: "refused", problem: factorProblem(error) };
  }
}
