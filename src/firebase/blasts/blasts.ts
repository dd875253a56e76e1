// What an administrator does with email blasts, each answering in a sentence. Their progress is read live in
// blast-lists.ts.
import { blastMessages, blastScreenMessages } from "../../domain/blasts/words";
import type { CallableName, CallableRequest, CallableResponse } from "../../domain/callables";
import { call, CallFailure, type ActionResult } from "../sdk/call";
import { logWarning } from "../../browser/log";
import { observeAuth } from "../accounts/session";

export interface BlastMail {
  subject: string;
  message: string;
}

/**
 * Writes to everybody on the mailing list; answers with the sentence to show if that failed. However often it is asked
 * with one key, it is one blast.
 */
export async function blastRefusal(mail: BlastMail, key: string): Promise<string | undefined> {
  try {
    await observeAuth();
    const { auth } = await import("../sdk/auth");
    if (!auth.currentUser) return blastMessages.blastNeedsLogin;
    const __token = await auth.currentUser.getIdToken();
    const { success, error } = await call("sendEmailBlast", { ...mail, __token, key });
    return success ? undefined : blastMessages.blastError(error ?? blastMessages.blastFailed);
  } catch (error) {
    logWarning("The email blast could not be sent.", error);
    return blastMessages.blastFailed;
  }
}

export type Preview = CallableResponse<"previewEmailBlast">;

/** The mail as its readers will see it; undefined where that cannot be had. */
export async function previewBlast(mail: BlastMail): Promise<Preview | undefined> {
  return call("previewEmailBlast", mail).catch((error: unknown) => {
    logWarning("The preview of the email blast could not be made.", error);
    return undefined;
  });
}

/** As long as the function may take for a long mailing list. */
const countingTimeout = 300_000;

/** For how many different people a blast would be, whatever is in it; undefined where that cannot be had. */
export async function countRecipients(): Promise<number | undefined> {
  try {
    return (await call("countBlastRecipients", {}, countingTimeout)).recipients;
  } catch (error) {
    logWarning("The recipients could not be counted.", error);
    return undefined;
  }
}

export async function testBlast(mail: BlastMail, email: string): Promise<ActionResult> {
  const { testSent, testError, testFailed } = blastScreenMessages;
  return callWithSentence("testEmailBlast", mail, {
    done: () => testSent(email),
    error: testError,
    failed: testFailed,
  });
}

const commands = {
  pause: { name: "pauseEmailBlast", done: blastScreenMessages.paused },
  resume: { name: "resumeEmailBlast", done: blastScreenMessages.resumed },
  cancel: { name: "cancelEmailBlast", done: blastScreenMessages.cancelled },
} as const;

export type BlastCommand = keyof typeof commands;

export async function controlBlast(command: BlastCommand, blast: string): Promise<ActionResult> {
  const { name, done } = commands[command];
  return callWithSentence(name, { blast }, { done: () => done, failed: blastScreenMessages.controlFailed });
}

/** To these addresses, or to all uncertain ones where the provider recognises what it has got. */
export async function resendBlast(blast: string, addresses: readonly string[] | undefined): Promise<ActionResult> {
  const { resent, resendFailed: failed } = blastScreenMessages;
  const request = { blast, ...(addresses && { addresses: [...addresses] }) };
  return callWithSentence("resendUncertain", request, { done: (answer) => resent(answer.resent), failed });
}

type MailResultCallable =
  "testEmailBlast" | "pauseEmailBlast" | "resumeEmailBlast" | "cancelEmailBlast" | "resendUncertain";

interface BlastSentences<N extends CallableName> {
  done: (answer: CallableResponse<N>) => string;
  error?: (reason: string) => string;
  failed: string;
}

async function callWithSentence<N extends MailResultCallable>(
  name: N,
  request: CallableRequest<N>,
  { done, error: refused = (reason) => reason, failed }: BlastSentences<N>,
): Promise<ActionResult> {
  try {
    const answer = await call(name, request);
    if (answer.success) return { done: true, sentence: done(answer) };
    return { done: false, sentence: answer.error === undefined ? failed : refused(answer.error) };
  } catch (error) {
    logWarning(failed, error);
    const sentence = error instanceof CallFailure ? error.details.sentence : undefined;
    return { done: false, sentence: sentence ?? failed };
  }
}
