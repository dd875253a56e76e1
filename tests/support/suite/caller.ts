// Calls the functions as a browser would, through the SDK, without a browser.
import { initializeApp } from "firebase/app";
import { connectFunctionsEmulator, getFunctions, httpsCallable, type FunctionsError } from "firebase/functions";
import { failureDetails, type CallableName, type FailureDetails, type TextChunk } from "../../../src/domain/callables";
import { projectId } from "../../../local/suite/running-suite";
import { theSuite } from "./suite";

const app = initializeApp({ projectId, apiKey: "emulator" }, "caller");
const functions = getFunctions(app, "us-central1");
connectFunctionsEmulator(functions, "127.0.0.1", theSuite().ports.functions);

export async function called(name: CallableName, request: unknown): Promise<unknown> {
  return (await httpsCallable(functions, name, { timeout: 70_000 })(request)).data;
}

export interface Streamed {
  pieces: TextChunk[];
  data: unknown;
}

export async function streamed(name: CallableName, request: unknown, signal?: AbortSignal): Promise<Streamed> {
  const answer = await httpsCallable<unknown, unknown, TextChunk>(functions, name).stream(
    request,
    signal && { signal },
  );
  answer.data.catch(() => undefined);
  const pieces: TextChunk[] = [];
  for await (const piece of answer.stream) pieces.push(piece);
  return { pieces, data: await answer.data };
}

export interface Refusal {
  code: string;
  details: FailureDetails;
}

/** How a call is refused; throws when it is not. */
export async function refusal(attempt: Promise<unknown>): Promise<Refusal> {
  try {
    await attempt;
  } catch (error) {
    const { code, details } = error as FunctionsError;
    return { code: code.replace("functions/", ""), details: failureDetails.parse(details) };
  }
  throw new Error("The call was answered, but it should have been refused.");
}
