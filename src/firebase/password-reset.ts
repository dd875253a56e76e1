import { sendPasswordResetEmail } from "firebase/auth";
import { auth } from "./auth";

/** Has an e-mail sent with a link to set a new password. An unknown address is answered in the same way. */
export async function sendPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(auth, email);
}
