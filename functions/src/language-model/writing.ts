// From messages to a text that can be shown: a text cut at the model's length limit is continued once, its parts go to
// the listener as they arrive, and what goes wrong becomes a sentence for the person.
import { HttpsError } from "firebase-functions/v2/https";
import type { TextChunk } from "../../../src/domain/callables";
import { callMessages } from "../../../src/domain/kernel/words";
import { failure } from "../callable/failure";
import { log } from "../log";
import type { Admission } from "../limits/admission";
import { continuationRequest } from "./continuation-prompt";
import type { Generation } from "./generation";
import { modelAnswer, type Message, type ModelText } from "./language-model";
import { logModelFailure, ModelFailure, modelFailureOf } from "./model-failure";

/** Resolves when the reader has taken the part; what writes a text waits for it. */
export type SendPart = (part: TextChunk) => Promise<void>;

/** The reader of a text; the signal aborts when the reader has left. */
export interface Listener {
  name: string;
  send: SendPart;
  signal: AbortSignal;
}

/** Sends one answer, continued once where the model stopped at its limit, and returns it. */
export async function sendAnswer(messages: Message[], generation: Generation, send: SendPart): Promise<string> {
  let text = "";
  const answer = async (more: Message[]) => {
    for await (const part of modelAnswer([...messages, ...more], generation)) {
      text += part.text;
      await send(part);
    }
  };
  try {
    await answer([]);
  } catch (error) {
    if (!(error instanceof ModelFailure) || error.reason !== "tooLong") throw error;
    await answer([
      { role: "assistant", content: text },
      { role: "user", content: continuationRequest },
    ]);
  }
  return text;
}

/**
 * Sends a text as it comes, the model named at its beginning, and returns it; translates failures for the caller. No
 * word goes out before it may.
 */
export async function sendText(
  to: Listener,
  write: (send: SendPart) => Promise<unknown>,
  mayAnswer?: Promise<unknown>,
): Promise<ModelText> {
  const started = Date.now();
  const sent: ModelText = { text: "", model: "" };
  try {
    await write(async ({ model, ...part }) => {
      await mayAnswer;
      if (part.restart) sent.text = "";
      await to.send(sent.text !== "" || model === undefined ? part : { ...part, model });
      sent.text += part.text;
      sent.model = model ?? sent.model;
    });
    log.generated(to.name, sent.text.length, Date.now() - started);
    return sent;
  } catch (error) {
    if (to.signal.aborted) throw failure("cancelled", callMessages.givenUp);
    if (error instanceof HttpsError) throw error;
    const modelFailure = modelFailureOf(error, sent.text !== "");
    logModelFailure(to.name, modelFailure);
    throw modelFailure.toHttpsError(sent.text !== "");
  }
}

/**
 * Generates as soon as the model may be asked, which is before the text is counted where that does no harm; but no word
 * goes out before it may, and a refusal gives up the request to the model at once.
 */
export async function sendWithinQuota(
  { mayAsk, mayAnswer }: Admission,
  { name, send, signal }: Listener,
  write: (send: SendPart, left: AbortSignal) => Promise<unknown>,
): Promise<ModelText> {
  const refused = new AbortController();
  const allowed = mayAnswer.catch((error: unknown) => {
    refused.abort();
    throw error;
  });
  const left = AbortSignal.any([signal, refused.signal]);
  const [sent] = await Promise.all([
    mayAsk.then(() => sendText({ name, send, signal: left }, (sendPart) => write(sendPart, left), allowed)),
    allowed,
  ]);
  return sent;
}
