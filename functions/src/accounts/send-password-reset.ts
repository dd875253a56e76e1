// Sends the letter with which somebody chooses a new password. The link leads to our own page: the provider's has a
// script in it that our policy forbids, and its letter does not come from our address.
import { getAuth } from "firebase-admin/auth";
import { onTaskDispatched } from "firebase-functions/v2/tasks";
import { mailSecrets } from "../config";
import "../firestore/database";
import { mailFailureOf, mayGoOutLater } from "../mail/mail-failure";
import { sendMail } from "../mail/send-mail";
import { passwordResetMail } from "./password-reset-mail";

export const sendPasswordResets = onTaskDispatched<{ email: string }>(
  { secrets: mailSecrets, retryConfig: { maxAttempts: 5, minBackoffSeconds: 30 } },
  ({ data }) => sendPasswordReset(data.email),
);

/** Sends nothing where there is no account, or a closed one. Throws where the queue should try again. */
export async function sendPasswordReset(email: string): Promise<void> {
  if (!(await hasOpenAccount(email))) return;
  const link = await getAuth().generatePasswordResetLink(email);
  const code = new URL(link).searchParams.get("oobCode");
  if (code === null) throw new Error("The provider's link to reset a password holds no code.");
  try {
    await sendMail(passwordResetMail(email, code));
  } catch (error) {
    if (mayGoOutLater(mailFailureOf(error).reason)) throw error; // sendMail has logged the others
  }
}

async function hasOpenAccount(email: string): Promise<boolean> {
  try {
    return !(await getAuth().getUserByEmail(email)).disabled;
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === "auth/user-not-found") return false;
    throw error;
  }
}
