// The one way to a language model: chat completions of any OpenAI-compatible server, streamed. The openai package
// retries 429, 5xx and lost connections before the first word; from then on a failure ends the text, and says so.
import OpenAI from "openai";
import type { ModelConfig } from "../config";
import { ModelFailure, modelFailureOf } from "./model-failure";

export type Message = OpenAI.Chat.ChatCompletionMessageParam;

/** A text, or a part of one, and the name of the model that writes it. */
export interface ModelText {
  text: string;
  model: string;
}

/**
 * Streams one answer part by part, and returns it. Throws a ModelFailure when it does not end properly. When `left`
 * aborts, nobody listens any more: the request to the model is then given up as well.
 */
export async function* converse(
  messages: Message[],
  left: AbortSignal,
  config: ModelConfig,
): AsyncGenerator<ModelText, string> {
  const stallTimer = new StallTimer(config.stallMs);
  const deadline = AbortSignal.timeout(config.timeoutMs);
  let [whole, model, finish] = ["", config.model, ""];
  try {
    const signal = AbortSignal.any([left, deadline, stallTimer.signal]);
    for await (const chunk of await startStream(messages, config, signal)) {
      stallTimer.stop();
      const [choice] = chunk.choices;
      model = chunk.model || model;
      finish = choice?.finish_reason ?? finish;
      const text = choice?.delta.content ?? "";
      if (text) yield { text, model };
      whole += text;
      stallTimer.start(); // only now: the time that a slow listener takes does not count as the model's
    }
  } catch (error) {
    if (!left.aborted && stallTimer.signal.aborted) throw new ModelFailure("stalled", { cause: error });
    if (!left.aborted && deadline.aborted) throw new ModelFailure("slow", { cause: error });
    throw modelFailureOf(error, whole !== "");
  } finally {
    stallTimer.stop();
  }
  // The package ends a stream quietly when it was aborted, so the reasons are asked for here as well.
  if (stallTimer.signal.aborted) throw new ModelFailure("stalled");
  if (deadline.aborted) throw new ModelFailure("slow");
  checkEnd(whole, finish);
  return whole;
}

async function startStream(messages: Message[], config: ModelConfig, signal: AbortSignal) {
  const client = new OpenAI({
    apiKey: config.apiKey,
    baseURL: config.baseUrl,
    maxRetries: 2,
    timeout: config.attemptMs,
  });
  return client.chat.completions.create({ model: config.model, messages, stream: true }, { signal });
}

function checkEnd(text: string, finish: string): void {
  if (finish === "content_filter") throw new ModelFailure("refused");
  if (finish === "" && text) throw new ModelFailure("cut");
  if (!text.trim()) throw new ModelFailure("empty");
  if (finish === "length") throw new ModelFailure("tooLong");
}

/** Aborts its signal when the model, once it has begun, sends nothing for too long. */
class StallTimer {
  readonly #controller = new AbortController();
  readonly #ms: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number) {
    this.#ms = ms;
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  start(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#controller.abort(), this.#ms);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
