// What an administrator does with email blasts, each answering in a sentence. How they stand is read live: blast-lists.ts.
import { blastMessages, blastScreenMessages } from "../../domain/blasts/words";
import type { CallableName, CallableRequest, CallableResponse } from "../../domain/callables";
import { call, CallFailure } from "../sdk/call";
import { logOnly } from "../../browser/log";
import { observeAuth } from "../accounts/session";

export interface BlastMail {
  subject: string;
  message: string;
}

/**
 * Writes to everybody on the mailing list; answers with the sentence to show if that failed. However often it is asked with one key,
 * it is one blast.
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
    logOnly("The email blast could not be sent.", error);
    return blastMessages.blastFailed;
  }
}

export type Preview = CallableResponse<"previewEmailBlast">;

/** The mail as its readers will see it; undefined where that cannot be had. */
export async function previewBlast(mail: BlastMail): Promise<Preview | undefined> {
  return call("previewEmailBlast", mail).catch((error: unknown) => {
    logOnly("The preview of the email blast could not be made.", error);
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
    logOnly("The recipients could not be counted.", error);
    return undefined;
  }
}

export interface BlastOutcome {
  done: boolean;
  sentence: string;
}

export async function testBlast(mail: BlastMail, email: string): Promise<BlastOutcome> {
  const { testSent, testError, testFailed } = blastScreenMessages;
  return told("testEmailBlast", mail, { done: () => testSent(email), error: testError, failed: testFailed });
}

const steering = {
  pause: { name: "pauseEmailBlast", done: blastScreenMessages.paused },
  resume: { name: "resumeEmailBlast", done: blastScreenMessages.resumed },
  cancel: { name: "cancelEmailBlast", done: blastScreenMessages.cancelled },
} as const;

export type Steering = keyof typeof steering;

export async function steerBlast(deed: Steering, blast: string): Promise<BlastOutcome> {
  const { name, done } = steering[deed];
  return told(name, { blast }, { done: () => done, failed: blastScreenMessages.steeringFailed });
}

/** To these addresses, or to all uncertain ones where the provider recognises what it has got. */
export async function resendBlast(blast: string, addresses: readonly string[] | undefined): Promise<BlastOutcome> {
  const { resent, resendFailed: failed } = blastScreenMessages;
  const request = { blast, ...(addresses && { addresses: [...addresses] }) };
  return told("resendUncertain", request, { done: (answer) => resent(answer.resent), failed });
}

type Told = "testEmailBlast" | "pauseEmailBlast" | "resumeEmailBlast" | "cancelEmailBlast" | "resendUncertain";

interface Sentences<N extends CallableName> {
  done: (answer: CallableResponse<N>) => string;
  error?: (reason: string) => string;
  failed: string;
}

async function told<N extends Told>(
  name: N,
  request: CallableRequest<N>,
  { done, error: refused = (reason) => reason, failed }: Sentences<N>,
): Promise<BlastOutcome> {
  try {
    const answer = await call(name, request);
    if (answer.success) return { done: true, sentence: done(answer) };
    return { done: false, sentence: answer.error === undefined ? failed : refused(answer.error) };
  } catch (error) {
    logOnly(failed, error);
    const sentence = error instanceof CallFailure ? error.details.sentence : undefined;
    return { done: false, sentence: sentence ?? failed };
  }
}
