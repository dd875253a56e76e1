// Answers by e-mail. A function sends the mail; this module keeps the answer, and keeps two administrators from
// answering.
import { mailFailures } from "../../domain/kernel/failures/mail-problems";
import { inquiryMessages, staffMessages } from "../../domain/inquiries/action-words";
import { logWarning } from "../../browser/log";
import { call } from "../sdk/calls/call";
import { callInWords } from "../sdk/calls/call-in-words";
import { abandon, begin, keepReply, type DeskEntry } from "./desk-entry";
import type { BeingAnswered, Gone, StaffMember } from "./inquiry-actions";
import type { TaskBeingAnswered, TaskGone } from "./task-transactions";

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

export async function replyTo(me: StaffMember, entry: DeskEntry, mail: ReplyMail): Promise<ReplyResult> {
  try {
    const begun = await begin(me, entry);
    if (begun.result === "gone" || begun.result === "task-gone") return { ...begun, sent: false };
    if (begun.result !== "done") return begun;
  } catch (error) {
    logWarning("The answer could not be begun.", error);
    return { result: "refused", sentence: inquiryMessages.replyFailed };
  }
  const unsent = await sendReply(entry, mail);
  if (!unsent) return keepSentReply(me, entry, mail.message);
  // A mail that may have arrived keeps the inquiry reserved for a while: a colleague must not answer it a second time.
  if (unsent.result === "refused" || entry.kind !== "inquiry") await abandon(me, entry);
  return unsent;
}

/** The second half alone, for when it failed. */
export async function keepSentReply(me: StaffMember, entry: DeskEntry, reply: string): Promise<ReplyResult> {
  const kept = await keepReply(me, entry, reply);
  if (kept.result === "gone" || kept.result === "task-gone") return { ...kept, sent: true };
  return kept.result === "done" ? { result: "sent" } : { result: "not-kept" };
}

/** Sends the mail; answers with what to say if that failed. */
async function sendReply({ id: inquiry }: DeskEntry, mail: ReplyMail): Promise<UnsentReply | undefined> {
  const { replyFailed: failed, replyError: refused } = inquiryMessages;
  if (!navigator.onLine) return { result: "refused", sentence: failed };
  const sent = await callInWords(call("sendEmailReply", { ...mail, inquiry }), { failed, refused });
  if (sent.done) return undefined;
  const { sentence, reason, kind, answered } = sent;
  if (reason === mailFailures.uncertain) return { result: "uncertain", sentence };
  if (kind === "refused" || kind === "denied") return { result: "refused", sentence };
  return { result: "uncertain", sentence: answered ? staffMessages.replyFailedInside : staffMessages.replyUncertain };
}
