// Answers by e-mail. A function sends the mail; this module keeps the answer, and keeps two administrators from
// answering.
import { deleteField, doc, serverTimestamp } from "firebase/firestore";
import { mailFailures } from "../../domain/kernel/failures/mail-problems";
import { inquiryMessages, staffMessages } from "../../domain/inquiries/words";
import { paths } from "../../domain/kernel/collections";
import { call } from "../sdk/calls/call";
import { callInWords } from "../sdk/calls/call-in-words";
import { firestore } from "../sdk/firestore";
import {
  abandonAnswer,
  beginAnswer,
  fileReply,
  type BeingAnswered,
  type Gone,
  type StaffMember,
} from "./inquiry-actions";
import { abandonTaskAnswer, beginTaskAnswer } from "./task-actions";
import type { TaskBeingAnswered, TaskGone } from "./task-transactions";
import { logWarning } from "../../browser/log";
import { writeOnline } from "../sdk/writes/write-online";

export interface ReplyMail {
  recipientEmail: string;
  subject: string;
  message: string;
}

/** `refused`: nothing was sent, for this reason. `uncertain`: it may have been sent. */
interface UnsentReply {
  result: "refused" | "uncertain";
  sentence: string;
}

/** `not-kept`: it was sent, and only keeping it failed; `gone`: it had nowhere to be kept. */
export type ReplyResult =
  | { result: "sent" }
  | UnsentReply
  | { result: "not-kept" }
  | BeingAnswered
  | TaskBeingAnswered
  | ((Gone | TaskGone) & { sent: boolean });

export async function replyToInquiry(me: StaffMember, id: string, mail: ReplyMail): Promise<ReplyResult> {
  try {
    const begun = await beginAnswer(me, id);
    if (begun.result === "gone") return { ...begun, sent: false };
    if (begun.result === "being-answered") return begun;
  } catch (error) {
    logWarning("The answer could not be begun.", error);
    return { result: "refused", sentence: inquiryMessages.replyFailed };
  }
  const unsent = await sendReply(mail);
  if (!unsent) return keepInquiryReply(me, id, mail.message);
  // A mail that may have arrived keeps the inquiry reserved for a while: a colleague must not answer it a second time.
  if (unsent.result === "refused")
    await abandonAnswer(me, id).catch((error: unknown) => logWarning("The inquiry stays reserved for a while.", error));
  return unsent;
}

/** The second half alone, for when it failed. */
export async function keepInquiryReply(me: StaffMember, id: string, reply: string): Promise<ReplyResult> {
  try {
    const filed = await fileReply(me, id, reply);
    return filed.result === "gone" ? { ...filed, sent: true } : { result: "sent" };
  } catch (error) {
    logWarning("The answer could not be filed.", error);
    return { result: "not-kept" };
  }
}

export async function replyToTask(uid: string, id: string, mail: ReplyMail): Promise<ReplyResult> {
  try {
    const begun = await beginTaskAnswer(uid, id);
    if (begun.result === "task-gone") return { ...begun, sent: false };
    if (begun.result === "task-being-answered") return begun;
  } catch (error) {
    logWarning("The answer could not be begun.", error);
    return { result: "refused", sentence: inquiryMessages.replyFailed };
  }
  const unsent = await sendReply(mail);
  if (!unsent) return keepTaskReply(uid, id, mail.message);
  await abandonTaskAnswer(uid, id).catch((error: unknown) => logWarning("The task stays as it is for a while.", error));
  return unsent;
}

/** The second half alone, for when it failed. */
export async function keepTaskReply(uid: string, id: string, reply: string): Promise<ReplyResult> {
  try {
    await writeOnline((transaction) =>
      transaction.update(doc(firestore(), paths.task(uid, id)), {
        reply,
        status: "open",
        repliedAt: serverTimestamp(),
        answeringAt: deleteField(),
      }),
    );
    return { result: "sent" };
  } catch (error) {
    logWarning("The answer could not be kept with the task.", error);
    return { result: "not-kept" };
  }
}

/** Sends the mail; answers with what to say if that failed. */
async function sendReply(mail: ReplyMail): Promise<UnsentReply | undefined> {
  const { replyFailed: failed, replyError: refused } = inquiryMessages;
  if (!navigator.onLine) return { result: "refused", sentence: failed };
  const sent = await callInWords(call("sendEmailReply", mail), { failed, refused });
  if (sent.done) return undefined;
  const { sentence, reason, kind, answered } = sent;
  if (reason === mailFailures.uncertain) return { result: "uncertain", sentence };
  if (kind === "refused" || kind === "denied") return { result: "refused", sentence };
  return { result: "uncertain", sentence: answered ? staffMessages.replyFailedInside : staffMessages.replyUncertain };
}
