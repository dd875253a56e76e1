// From messages to a text that can be shown: a text cut at the model's length limit is continued once, pieces are
// streamed to the listener, and what goes wrong becomes a sentence for the person.
import { HttpsError } from "firebase-functions/v2/https";
import type { TextChunk } from "../../../src/domain/callables";
import { modelConfig } from "../config";
import { failure } from "../callable/failure";
import { log } from "../log";
import { converse, type Message, type ModelText } from "./language-model";
import { ModelFailure, modelFailureOf } from "./model-failure";

export type Send = (chunk: TextChunk) => Promise<void>;

/** Who gets the pieces; the signal aborts when nobody is there any more. */
export interface Listener {
  name: string;
  send: Send;
  signal: AbortSignal;
}

const continuationRequest =
  "Your answer was cut off at the length limit. Go on from exactly where it stopped; repeat nothing and add no remark.";

/** One answer, continued once where the model stopped at its limit. Throws a ModelFailure when it stays incomplete. */
export async function generateWhole(messages: Message[], { send, signal }: Omit<Listener, "name">): Promise<ModelText> {
  const listen = { signal, onText: (text: string, model: string) => send({ text, model }) };
  const config = modelConfig();
  const first = await converse({ messages, ...listen }, config);
  if (first.end === "whole") return first;
  const rest = await converse(
    {
      messages: [
        ...messages,
        { role: "assistant", content: first.text },
        { role: "user", content: continuationRequest },
      ],
      ...listen,
    },
    config,
  );
  if (rest.end === "length") throw new ModelFailure("tooLong");
  return { ...rest, text: first.text + rest.text };
}

/** Generates a text for a listener: names the model on the first piece, and translates failures for the caller. */
export async function generateFor(to: Listener, write: (send: Send) => Promise<ModelText>): Promise<ModelText> {
  const started = Date.now();
  let isPartial = false;
  try {
    const generated = await write(async ({ model, ...chunk }) => {
      await to.send(isPartial || model === undefined ? chunk : { ...chunk, model });
      isPartial = chunk.text !== "";
    });
    log.generated(to.name, generated.text.length, Date.now() - started);
    return generated;
  } catch (error) {
    if (to.signal.aborted) throw failure("cancelled", "The call was given up by its caller.");
    if (error instanceof HttpsError) throw error;
    const modelFailure = modelFailureOf(error, isPartial);
    log.modelFailed(to.name, modelFailure.reason, modelFailure.cause);
    throw modelFailure.toHttpsError(isPartial);
  }
}

/**
 * Consumes a quota and generates at the same time, because the person waits for the first word; but no word goes out
 * before the quota has allowed it, and a refusal gives up the request to the model at once.
 */
export async function generateWithinQuota(
  quotaCheck: Promise<void>,
  to: Listener,
  write: (listener: Omit<Listener, "name">) => Promise<ModelText>,
): Promise<ModelText> {
  const refused = new AbortController();
  const allowed = quotaCheck.catch((error: unknown) => {
    refused.abort();
    throw error;
  });
  const signal = AbortSignal.any([to.signal, refused.signal]);
  const send: Send = async (chunk) => {
    await allowed;
    await to.send(chunk);
  };
  const generation = generateFor({ name: to.name, signal, send }, (sendNamed) => write({ send: sendNamed, signal }));
  const [, generated] = await Promise.all([allowed, generation]);
  return generated;
}
