// Answering by e-mail. A function sends the mail; here is kept what was answered, and that nobody answers twice.
import { doc, serverTimestamp } from "firebase/firestore";
import { messages } from "../domain/messages";
import { paths } from "../domain/paths";
import { call } from "./callables";
import { firestore } from "./firestore";
import { abandonAnswer, beginAnswer, fileReply, type BeingAnswered, type Gone, type Staff } from "./inquiry-actions";
import { logOnly } from "./log-only";
import { writeNow } from "./write-now";

export interface Mail {
  recipientEmail: string;
  subject: string;
  message: string;
}

/** `refused`: nothing was sent, and why. `not-kept`: it was sent, and only keeping it failed; `gone`: it had nowhere to be kept. */
export type Replied =
  | { result: "sent" }
  | { result: "refused"; sentence: string }
  | { result: "not-kept" }
  | BeingAnswered
  | (Gone & { sent: boolean });

export async function replyToInquiry(me: Staff, id: string, mail: Mail): Promise<Replied> {
  try {
    const begun = await beginAnswer(me, id);
    if (begun.result === "gone") return { ...begun, sent: false };
    if (begun.result === "being-answered") return begun;
  } catch (error) {
    logOnly("The answer could not be begun.", error);
    return { result: "refused", sentence: messages.replyFailed };
  }
  const refusal = await refusalOf(mail);
  if (!refusal) return keepInquiryReply(me, id, mail.message);
  await abandonAnswer(me, id).catch((error: unknown) => logOnly("The inquiry stays reserved for a while.", error));
  return { result: "refused", sentence: refusal };
}

/** The second half alone, for when it failed. */
export async function keepInquiryReply(me: Staff, id: string, reply: string): Promise<Replied> {
  try {
    const filed = await fileReply(me, id, reply);
    return filed.result === "gone" ? { ...filed, sent: true } : { result: "sent" };
  } catch (error) {
    logOnly("The answer could not be filed.", error);
    return { result: "not-kept" };
  }
}

export async function replyToTask(uid: string, id: string, mail: Mail): Promise<Replied> {
  const refusal = await refusalOf(mail);
  return refusal ? { result: "refused", sentence: refusal } : keepTaskReply(uid, id, mail.message);
}

/** The second half alone, for when it failed. */
export async function keepTaskReply(uid: string, id: string, reply: string): Promise<Replied> {
  try {
    await writeNow((transaction) =>
      transaction.update(doc(firestore, paths.task(uid, id)), { reply, status: "open", repliedAt: serverTimestamp() }),
    );
    return { result: "sent" };
  } catch (error) {
    logOnly("The answer could not be kept with the task.", error);
    return { result: "not-kept" };
  }
}

/** Sends the mail; answers with the sentence to show if that failed. */
async function refusalOf(mail: Mail): Promise<string | undefined> {
  try {
    const { success, error } = await call("sendEmailReply", mail);
    return success ? undefined : messages.replyError(error ?? messages.replyFailed);
  } catch (error) {
    logOnly("The answer could not be sent.", error);
    return messages.replyFailed;
  }
}
