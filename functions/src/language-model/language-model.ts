// The one way to a language model: chat completions of any OpenAI-compatible server, streamed. The openai package
// retries 429, 5xx and lost connections before the first word; from then on a failure ends the text, and says so.
import OpenAI from "openai";
import type { ModelConfig } from "../config";
import { ModelFailure, modelFailureOf } from "./model-failure";

export type Message = OpenAI.Chat.ChatCompletionMessageParam;

export interface Conversation {
  messages: Message[];
  /** Aborts when nobody listens any more: the request to the model is then given up as well. */
  signal: AbortSignal;
  /** Gets each piece as it arrives, with the name of the model that writes. */
  onText: (text: string, model: string) => Promise<void>;
}

export interface ModelText {
  text: string;
  model: string;
  /** `length`: the model stopped at its limit of tokens, not at the end of the text. */
  end: "whole" | "length";
}

/** Streams one answer. Throws a ModelFailure when it does not end properly; what came went to `onText`. */
export async function converse(conversation: Conversation, config: ModelConfig): Promise<ModelText> {
  const stallTimer = new StallTimer(config.stallMs);
  const deadline = AbortSignal.timeout(config.timeoutMs);
  const generated: ModelText = { text: "", model: config.model, end: "whole" };
  let finish: string | null = null;
  try {
    const signal = AbortSignal.any([conversation.signal, deadline, stallTimer.signal]);
    for await (const chunk of await startStream(conversation.messages, config, signal)) {
      stallTimer.stop();
      const [choice] = chunk.choices;
      generated.model = chunk.model || generated.model;
      finish = choice?.finish_reason ?? finish;
      const text = choice?.delta.content ?? "";
      if (text) await conversation.onText(text, generated.model);
      generated.text += text;
      stallTimer.start(); // only now: the time that a slow listener takes does not count as the model's
    }
  } catch (error) {
    if (!conversation.signal.aborted && stallTimer.signal.aborted) throw new ModelFailure("stalled", { cause: error });
    if (!conversation.signal.aborted && deadline.aborted) throw new ModelFailure("slow", { cause: error });
    throw modelFailureOf(error, generated.text !== "");
  } finally {
    stallTimer.stop();
  }
  // The package ends a stream quietly when it was aborted, so the reasons are asked for here as well.
  if (stallTimer.signal.aborted) throw new ModelFailure("stalled");
  if (deadline.aborted) throw new ModelFailure("slow");
  return checkedEnd(generated, finish);
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

function checkedEnd(generated: ModelText, finish: string | null): ModelText {
  if (finish === "content_filter") throw new ModelFailure("refused");
  if (finish === null && generated.text) throw new ModelFailure("cut");
  if (!generated.text.trim()) throw new ModelFailure("empty");
  return { ...generated, end: finish === "length" ? "length" : "whole" };
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
