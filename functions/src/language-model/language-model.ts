// The one way to a language model: chat completions of any OpenAI-compatible server, streamed. The openai package retries
// 429, 5xx and lost connections before the first word; from then on a failure ends the text, and says so.
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

export interface Written {
  text: string;
  model: string;
  /** `length`: the model stopped at its limit of tokens, not at the end of the text. */
  end: "whole" | "length";
}

/** Streams one answer. Throws a ModelFailure when it does not end as an answer should; what arrived went to `onText`. */
export async function converse(conversation: Conversation, config: ModelConfig): Promise<Written> {
  const silence = new SilenceAlarm(config.stallMs);
  const deadline = AbortSignal.timeout(config.timeoutMs);
  const written: Written = { text: "", model: config.model, end: "whole" };
  let finish: string | null = null;
  try {
    const signal = AbortSignal.any([conversation.signal, deadline, silence.signal]);
    for await (const chunk of await startStream(conversation.messages, config, signal)) {
      silence.off();
      const [choice] = chunk.choices;
      written.model = chunk.model || written.model;
      finish = choice?.finish_reason ?? finish;
      const text = choice?.delta.content ?? "";
      if (text) await conversation.onText(text, written.model);
      written.text += text;
      silence.listen(); // to the model: what a slow listener takes is none of its silence
    }
  } catch (error) {
    if (!conversation.signal.aborted && silence.signal.aborted) throw new ModelFailure("stalled", { cause: error });
    if (!conversation.signal.aborted && deadline.aborted) throw new ModelFailure("slow", { cause: error });
    throw modelFailureOf(error, written.text !== "");
  } finally {
    silence.off();
  }
  // The package ends a stream quietly when it was aborted, so the reasons are asked for here as well.
  if (silence.signal.aborted) throw new ModelFailure("stalled");
  if (deadline.aborted) throw new ModelFailure("slow");
  return checkedEnd(written, finish);
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

function checkedEnd(written: Written, finish: string | null): Written {
  if (finish === "content_filter") throw new ModelFailure("refused");
  if (finish === null && written.text) throw new ModelFailure("cut");
  if (!written.text.trim()) throw new ModelFailure("empty");
  return { ...written, end: finish === "length" ? "length" : "whole" };
}

/** Rings when the model, once it has begun, says nothing for too long. */
class SilenceAlarm {
  readonly #controller = new AbortController();
  readonly #ms: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number) {
    this.#ms = ms;
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  listen(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#controller.abort(), this.#ms);
  }

  off(): void {
    clearTimeout(this.#timer);
  }
}
