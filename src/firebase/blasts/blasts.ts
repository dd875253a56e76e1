// The administrators' actions on email blasts, each answering in a sentence. Their progress is read live in
// blast-lists.ts.
import type { BlastCommand } from "../../domain/blasts/blast";
import type { RecipientCount } from "../../domain/blasts/recipient-count";
import { blastMessages, blastScreenMessages } from "../../domain/blasts/words";
import type { CallableResponse } from "../../domain/callables";
import { call } from "../sdk/calls/call";
import { CallFailure } from "../sdk/calls/call-failure";
import { callInWords, type CallResult } from "../sdk/calls/call-in-words";
import { observeAuth } from "../sdk/session";

export interface BlastMail {
  subject: string;
  message: string;
  /** Stands in the place of `{name}` where a name is missing. */
  nameFallback?: string | undefined;
}

interface BlastToSend extends BlastMail {
  /** Now where it is not said. */
  sendAt?: Date | undefined;
}

/** Writes to everybody on the mailing list. However often it is asked with one key, it is one blast. */
export function sendBlast(mail: BlastToSend, key: string): Promise<CallResult<CallableResponse<"sendEmailBlast">>> {
  const { blastFailed: failed, blastError, blastNeedsLogin, blastSent } = blastMessages;
  return callInWords(callWithToken(mail, key), {
    done: () => (mail.sendAt ? blastScreenMessages.scheduled(mail.sendAt) : blastSent),
    failed,
    refused: (reason) => (reason === blastNeedsLogin ? reason : blastError(reason)),
  });
}

async function callWithToken(
  { sendAt, ...mail }: BlastToSend,
  key: string,
): Promise<CallableResponse<"sendEmailBlast">> {
  await observeAuth();
  const { firebaseAuth } = await import("../sdk/auth");
  const { currentUser } = await firebaseAuth();
  if (!currentUser) throw new CallFailure("unauthenticated", { sentence: blastMessages.blastNeedsLogin }, undefined);
  const __token = await currentUser.getIdToken();
  return call("sendEmailBlast", { ...mail, __token, key, ...(sendAt && { sendAt: sendAt.toISOString() }) });
}

type Preview = CallableResponse<"previewEmailBlast">;

/** The mail as its readers will see it. */
export function previewBlast(mail: BlastMail): Promise<Preview> {
  return call("previewEmailBlast", mail);
}

/** The longest time of the function for a long mailing list. */
const countingTimeout = 300_000;

/** Returns the number of different recipients of any blast. */
export function countRecipients(): Promise<RecipientCount> {
  return call("countBlastRecipients", {}, countingTimeout);
}

export function testBlast(mail: BlastMail, email: string): Promise<CallResult> {
  const { testSent, testError: refused, testFailed: failed } = blastScreenMessages;
  return callInWords(call("testEmailBlast", mail), { done: () => testSent(email), failed, refused });
}

const doneWords: Record<BlastCommand, string> = {
  pause: blastScreenMessages.paused,
  resume: blastScreenMessages.resumed,
  cancel: blastScreenMessages.cancelled,
};

export function controlBlast(command: BlastCommand, blast: string): Promise<CallResult> {
  const { controlFailed: failed } = blastScreenMessages;
  return callInWords(call("controlEmailBlast", { blast, command }), { done: () => doneWords[command], failed });
}

/** To these addresses, or to all uncertain ones where the provider recognises what it has got. */
export function resendBlast(blast: string, addresses: readonly string[] | undefined): Promise<CallResult> {
  const { resent, resendFailed: failed } = blastScreenMessages;
  const request = { blast, ...(addresses && { addresses: [...addresses] }) };
  return callInWords(call("resendUncertain", request), { done: (answer) => resent(answer.resent), failed });
}
