// Speaks to the functions: the region and the time-out live here. call.ts loads it.
import { connectFunctionsEmulator, getFunctions, httpsCallable } from "firebase/functions";
import {
  callables,
  textChunk,
  type CallableName,
  type CallableRequest,
  type CallableResponse,
  type TextChunk,
} from "../../../domain/callables";
import { defaultLanguage } from "../../../domain/kernel/language";
import { ownLanguage } from "../../../domain/kernel/own-language";
import { lookForNewerSite } from "../../../browser/newer-site";
import { browserWaitSeconds } from "../../../domain/course/generation-time";
import { firebaseApp } from "../app";
import { emulatorPorts, siteSettings } from "../client/page-settings";
import { refreshSession, sessionKnown } from "../session";
import { sharedLoad } from "../shared-load";
import { CallFailure } from "./call-failure";
import { failedCall } from "./failed-call";
import { isDenied } from "../failure-kind";

const usualTimeout = browserWaitSeconds * 1000;

/** The address of the functions; call.ts waits for it ahead of the first call. */
export const prepareFunctions = sharedLoad(async () => {
  const functions = getFunctions(await firebaseApp(), siteSettings.region);
  if (emulatorPorts) connectFunctionsEmulator(functions, "127.0.0.1", emulatorPorts.functions);
  return functions;
});

/** Calls once more after the person has shown what the first call was refused for. */
export async function callNow<N extends CallableName>(
  name: N,
  request: CallableRequest<N>,
  timeout?: number,
): Promise<CallableResponse<N>> {
  try {
    return await callOnce(name, request, timeout);
  } catch (error) {
    const proof = error instanceof CallFailure ? error.details.asksFor : undefined;
    if (proof === undefined) throw error;
    const { showLoginProof } = await import("./login-proof");
    if (!(await showLoginProof(proof))) throw error;
    return callOnce(name, request, timeout);
  }
}

async function callOnce<N extends CallableName>(
  name: N,
  request: CallableRequest<N>,
  timeout = usualTimeout,
): Promise<CallableResponse<N>> {
  try {
    await sessionKnown();
    const { data } = await httpsCallable(await prepareFunctions(), name, { timeout })(inPageLanguage(request));
    return parseResponse(name, data);
  } catch (error) {
    const failure = failedCall(error);
    void lookForNewerSite();
    // Rights may have been taken away since the token was made: who has lost theirs is led to the login.
    if (isDenied(failure)) void refreshSession();
    throw failure;
  }
}

/** Calls, and passes on each chunk of text as it arrives. Aborting the signal ends it with the code `cancelled`. */
export async function streamNow<N extends CallableName>(
  name: N,
  request: CallableRequest<N>,
  { onChunk, signal }: { onChunk: (chunk: TextChunk) => void; signal: AbortSignal },
): Promise<CallableResponse<N>> {
  const ends = AbortSignal.any([signal, AbortSignal.timeout(usualTimeout)]);
  try {
    await sessionKnown();
    const answer = await httpsCallable(await prepareFunctions(), name).stream(inPageLanguage(request), {
      signal: ends,
    });
    const data = answer.data;
    data.catch(() => undefined); // the loop below throws the same failure
    for await (const chunk of answer.stream) onChunk(textChunk.parse(chunk));
    return parseResponse(name, await data);
  } catch (error) {
    if (signal.aborted) throw new CallFailure("cancelled", {}, error);
    if (ends.aborted) throw new CallFailure("deadline-exceeded", {}, error);
    void lookForNewerSite();
    throw failedCall(error);
  }
}

/** Names the language in which the functions shall answer; without a name it is the first one. */
function inPageLanguage(request: unknown): unknown {
  const pageLanguage = ownLanguage();
  return pageLanguage === defaultLanguage ? request : { ...(request as object), pageLanguage };
}

function parseResponse<N extends CallableName>(name: N, data: unknown): CallableResponse<N> {
  return callables[name].response.parse(data) as CallableResponse<N>;
}
