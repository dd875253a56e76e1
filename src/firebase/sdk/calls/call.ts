// Calls of the contract from the browser. What speaks to the functions and knows the whole contract is loaded with the
// first call, so no screen waits for it.
import type { CallableName, CallableRequest, CallableResponse, TextChunk } from "../../../domain/callables";
import type * as Caller from "./caller";
import { sharedLoad } from "../shared-load";
import { CallFailure } from "./call-failure";

export async function call<N extends CallableName>(
  name: N,
  request: CallableRequest<N>,
  /** In milliseconds. */
  timeout?: number,
): Promise<CallableResponse<N>> {
  return (await loadCaller()).callNow(name, request, timeout);
}

/** Calls, and passes on each chunk of text as it arrives. Aborting the signal ends it with the code `cancelled`. */
export async function stream<N extends CallableName>(
  name: N,
  request: CallableRequest<N>,
  listener: { onChunk: (chunk: TextChunk) => void; signal: AbortSignal },
): Promise<CallableResponse<N>> {
  return (await loadCaller()).streamNow(name, request, listener);
}

/** Loads what the first call would wait for; for screens whose main button calls. */
export async function prepareCalls(): Promise<void> {
  await loadCaller();
}

const loadCaller = sharedLoad(async (): Promise<typeof Caller> => {
  try {
    const caller = await import("./caller");
    await caller.prepareFunctions();
    return caller;
  } catch (error) {
    throw new CallFailure("unavailable", {}, error);
  }
});
