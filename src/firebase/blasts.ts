import { messages } from "../domain/messages";
import { call } from "./callables";
import { logOnly } from "./log-only";
import { observeAuth } from "./session";

/** Writes to everybody on the mailing list; answers with the sentence to show if that failed. */
export async function blastRefusal(mail: { subject: string; message: string }): Promise<string | undefined> {
  try {
    await observeAuth();
    const { auth } = await import("./auth");
    if (!auth.currentUser) return messages.blastNeedsLogin;
    const __token = await auth.currentUser.getIdToken();
    const { success, error } = await call("sendEmailBlast", { ...mail, __token });
    return success ? undefined : messages.blastError(error ?? messages.blastFailed);
  } catch (error) {
    logOnly("The email blast could not be sent.", error);
    return messages.blastFailed;
  }
}
