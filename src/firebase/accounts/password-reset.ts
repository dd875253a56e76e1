// A forgotten password: our own function sends our own letter, and the code in its link is the provider's.
import { logWarning } from "../../browser/log";
import { passwordResetMessages, resetFailures, signInMessages } from "../../domain/accounts/words";
import { callInWords } from "../sdk/calls/call-in-words";
import { errorCode } from "../sdk/failure-kind";
import { observeAuth } from "../sdk/session";

/** The account whose password the code of a link changes, or the reason why it changes none any more. */
export type ResetCode = { valid: true; email: string } | { valid: false; sentence: string };

/** The server keeps it secret whether there is such an account. A reader of our letter has a share of their own. */
export function requestPasswordReset(email: string, letter?: string) {
  const request = { email, ...(letter !== undefined && { letter }) };
  const asked = import("../sdk/calls/call").then(({ call }) => call("requestPasswordReset", request));
  return callInWords(asked, { failed: signInMessages.resetFailed });
}

/** Reading it changes nothing, so a mail scanner does no harm. Throws where the provider cannot be asked. */
export async function readResetCode(code: string): Promise<ResetCode> {
  try {
    const { auth, verifyPasswordResetCode } = await authentication();
    return { valid: true, email: await verifyPasswordResetCode(auth, code) };
  } catch (error) {
    const { sentence, linkEnded } = failureOf(error);
    if (linkEnded) return { valid: false, sentence };
    throw error;
  }
}

/** Sets the password that goes with the code of a link. */
export async function choosePassword(
  code: string,
  password: string,
): Promise<{ done: true } | { done: false; sentence: string; linkEnded: boolean }> {
  try {
    const { auth, confirmPasswordReset } = await authentication();
    await confirmPasswordReset(auth, code, password);
    return { done: true };
  } catch (error) {
    logWarning("No new password could be set.", errorCode(error));
    const { sentence, linkEnded = false } = failureOf(error);
    return { done: false, sentence, linkEnded };
  }
}

function failureOf(error: unknown) {
  return resetFailures[errorCode(error) ?? ""] ?? { sentence: passwordResetMessages.failed };
}

async function authentication() {
  await observeAuth();
  const [{ firebaseAuth }, { confirmPasswordReset, verifyPasswordResetCode }] = await Promise.all([
    import("../sdk/auth"),
    import("firebase/auth"),
  ]);
  return { auth: await firebaseAuth(), confirmPasswordReset, verifyPasswordResetCode };
}
