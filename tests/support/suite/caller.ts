// Calls the functions as a browser would, through the SDK, without a browser.
import { initializeApp } from "firebase/app";
import { connectFunctionsEmulator, getFunctions, httpsCallable, type FunctionsError } from "firebase/functions";
import { failureDetails, type CallableName, type FailureDetails, type TextChunk } from "../../../src/domain/callables";
import { projectId } from "../../../local/shared/running-suite";
import { runningSuite } from "./running-suite";

const callerApp = initializeApp({ projectId, apiKey: "emulator" }, "caller");
const callerFunctions = getFunctions(callerApp, "us-central1");
connectFunctionsEmulator(callerFunctions, "127.0.0.1", runningSuite().ports.functions);

export async function callFunction(name: CallableName, request: unknown): Promise<unknown> {
  return (await httpsCallable(callerFunctions, name, { timeout: 70_000 })(request)).data;
}

export interface StreamResult {
  pieces: TextChunk[];
  data: unknown;
}

export async function streamFunction(
  name: CallableName,
  request: unknown,
  signal?: AbortSignal,
): Promise<StreamResult> {
  const answer = await httpsCallable<unknown, unknown, TextChunk>(callerFunctions, name).stream(
    request,
    signal && { signal },
  );
  answer.data.catch(() => undefined);
  const pieces: TextChunk[] = [];
  for await (const chunk of answer.stream) pieces.push(chunk);
  return { pieces, data: await answer.data };
}

export interface Refusal {
  code: string;
  details: FailureDetails;
}

/** Returns the refusal of a call; throws if it is not refused. */
export async function refusalOf(attempt: Promise<unknown>): Promise<Refusal> {
  try {
    await attempt;
  } catch (error) {
    const { code, details } = error as FunctionsError;
    return { code: code.replace("functions/", ""), details: failureDetails.parse(details) };
  }
  throw new Error("The call was answered, but it should have been refused.");
}
