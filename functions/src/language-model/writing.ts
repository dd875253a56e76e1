// From messages to a text that can be shown: a text cut at the model's length limit is continued once, pieces go to whoever
// listens, and what goes wrong becomes a sentence for the person.
import { HttpsError } from "firebase-functions/v2/https";
import type { TextChunk } from "../../../src/domain/callables";
import { modelConfig } from "../config";
import { failure } from "../callable/failure";
import { log } from "../log";
import { converse, type Message, type Written } from "./language-model";
import { ModelFailure, modelFailureOf } from "./model-failure";

export type Send = (chunk: TextChunk) => Promise<void>;

/** Who gets the pieces; the signal aborts when nobody is there any more. */
export interface Listener {
  name: string;
  send: Send;
  signal: AbortSignal;
}

const goOn =
  "Your answer was cut off at the length limit. Go on from exactly where it stopped; repeat nothing and add no remark.";

/** One answer, continued once where the model stopped at its limit. Throws a ModelFailure when it does not become whole. */
export async function writeWhole(messages: Message[], { send, signal }: Omit<Listener, "name">): Promise<Written> {
  const listen = { signal, onText: (text: string, model: string) => send({ text, model }) };
  const config = modelConfig();
  const first = await converse({ messages, ...listen }, config);
  if (first.end === "whole") return first;
  const rest = await converse(
    { messages: [...messages, { role: "assistant", content: first.text }, { role: "user", content: goOn }], ...listen },
    config,
  );
  if (rest.end === "length") throw new ModelFailure("tooLong");
  return { ...rest, text: first.text + rest.text };
}

/** Runs some writing for a caller: names the model on the first piece, and translates failures for the caller. */
export async function deliver(to: Listener, write: (send: Send) => Promise<Written>): Promise<Written> {
  const started = Date.now();
  let arrived = false;
  try {
    const written = await write(async ({ model, ...chunk }) => {
      await to.send(arrived || model === undefined ? chunk : { ...chunk, model });
      arrived = chunk.text !== "";
    });
    log.generated(to.name, written.text.length, Date.now() - started);
    return written;
  } catch (error) {
    if (to.signal.aborted) throw failure("cancelled", "The call was given up by its caller.");
    if (error instanceof HttpsError) throw error;
    const modelFailure = modelFailureOf(error, arrived);
    log.modelFailed(to.name, modelFailure.reason, modelFailure.cause);
    throw modelFailure.forTheCaller(arrived);
  }
}

/**
 * Counts against a limit and writes at the same time, because the person waits for the first word; but no word goes out
 * before the count has allowed it, and a refusal gives up the request to the model at once.
 */
export async function deliverWithin(
  counting: Promise<void>,
  to: Listener,
  write: (listener: Omit<Listener, "name">) => Promise<Written>,
): Promise<Written> {
  const refused = new AbortController();
  const counted = counting.catch((error: unknown) => {
    refused.abort();
    throw error;
  });
  const signal = AbortSignal.any([to.signal, refused.signal]);
  const send: Send = async (chunk) => {
    await counted;
    await to.send(chunk);
  };
  const delivery = deliver({ name: to.name, signal, send }, (hand) => write({ send: hand, signal }));
  const [, written] = await Promise.all([counted, delivery]);
  return written;
}
