// The one way to a language model: chat completions of any OpenAI-compatible server, streamed. The openai package
// retries 429, 5xx and lost connections before the first word; from then on a failure ends the text, and says so.
import { once } from "node:events";
import OpenAI from "openai";
import { FieldValue } from "firebase-admin/firestore";
import type { Generation } from "./generation";
import { withPlainLineBreaks } from "../../../src/domain/kernel/texts";
import { slowAnswerMs } from "../../../src/domain/operation/writing";
import { recordAnswer } from "../limits/token-budget";
import { ModelFailure, modelFailureOf, type ModelFailureReason } from "./model-failure";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import { log } from "../log";

/** Aborts its signal when a model that has begun to write says nothing for too long. */
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

  start(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#controller.abort(), this.#ms);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

type AnswerEnd = ModelFailureReason | "success";

const recordEveryMs = 60_000;

let lastRecorded: { end: AnswerEnd; at: number } | undefined;
let windowRecordedAt = -Infinity;

export type Message = OpenAI.Chat.ChatCompletionMessageParam;

/** A text, or a part of one, and the name of the model that writes it. */
export interface ModelText {
  text: string;
  model: string;
}

/**
 * Streams one answer part by part, and returns it. Throws a ModelFailure when it does not end properly. However it
 * ends, its tokens are counted and its end is recorded.
 */
export async function* modelAnswer(messages: Message[], generation: Generation): AsyncGenerator<ModelText, string> {
  const { config, left, deadline } = generation;
  const silence = new SilenceAlarm(config.stallMs);
  const ends = AbortSignal.any([left, deadline, silence.signal]);
  let [model, finish, answer] = [config.model, "", ""];
  const began = Date.now();
  let hasBegun = false;
  let firstTextMs: number | undefined;
  let tokens: number | undefined;
  let askedTokens: number | undefined;
  let end: AnswerEnd | undefined;
  const failureOfTime = () => {
    if (left.aborted) return undefined;
    if (silence.signal.aborted) return "stalled";
    return deadline.aborted ? (answer ? "overtime" : "slow") : undefined;
  };
  try {
    for await (const chunk of await startStream(messages, generation, ends)) {
      hasBegun = true;
      silence.stop();
      const [choice] = chunk.choices;
      model = chunk.model || model;
      finish = choice?.finish_reason ?? finish;
      tokens = chunk.usage?.total_tokens ?? tokens; // not every server counts them
      askedTokens = chunk.usage?.prompt_tokens ?? askedTokens;
      const text = withPlainLineBreaks(choice?.delta.content ?? "");
      if (text) {
        firstTextMs ??= Date.now() - began;
        yield { text, model };
      }
      answer += text;
      // A model that thinks may be silent for longer than one that writes; the time that a slow listener takes does not
      // count as the model's.
      if (answer) silence.start();
    }
    // The package ends a stream quietly when it was aborted, so the reasons are asked for here as well.
    const reason = failureOfTime();
    if (reason) throw new ModelFailure(reason);
    checkEnd(answer, finish);
    end = "success";
    return answer;
  } catch (error) {
    const reason = error instanceof ModelFailure ? undefined : failureOfTime();
    const failed = reason ? new ModelFailure(reason, { cause: error }) : modelFailureOf(error, answer !== "");
    if (!left.aborted) end = failed.reason;
    throw failed;
  } finally {
    silence.stop();
    const used = hasBegun ? (tokens ?? estimatedTokens(messages, answer)) : 0;
    const milliseconds = Date.now() - began;
    const isSlow = (firstTextMs ?? milliseconds) > slowAnswerMs;
    const ended = end ?? "left";
    log.answered({ model, end: ended, tokens: used, firstTextMs, milliseconds });
    await Promise.all([
      (hasBegun || end) && recordAnswer({ tokens: used, end: ended, isSlow }),
      end && recordAnswerEnd(end),
      isCut(messages, askedTokens) && recordSmallWindow(config.model),
    ]);
  }
}

async function startStream(messages: Message[], { id, config }: Generation, ends: AbortSignal) {
  const client = new OpenAI({
    apiKey: config.apiKey,
    baseURL: config.baseUrl,
    maxRetries: 2,
    timeout: config.attemptMs,
    defaultHeaders: { "X-Client-Request-Id": id },
  });
  const stream = client.chat.completions.create(
    {
      model: config.model,
      messages,
      stream: true,
      stream_options: { include_usage: true },
      ...(config.maxTokens > 0 && { max_completion_tokens: config.maxTokens }),
      ...(config.reasoningEffort && { reasoning_effort: config.reasoningEffort as OpenAI.ReasoningEffort }),
    },
    { signal: ends },
  );
  // Between two attempts the package sleeps for as long as the server asks, and ignores the signal.
  return Promise.race([stream, untilAborted(ends)]);
}

async function untilAborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, "abort");
  throw new OpenAI.APIUserAbortError();
}

function checkEnd(text: string, finish: string): void {
  if (finish === "content_filter") throw new ModelFailure("refused");
  if (finish === "" && text) throw new ModelFailure("cut");
  if (!text.trim()) throw new ModelFailure("empty");
  if (finish === "length") throw new ModelFailure("tooLong");
}

/** About four characters are one token; for a server that does not count, and for an answer that broke off. */
function estimatedTokens(messages: Message[], answer = ""): number {
  const asked = messages.map(({ content }) => (typeof content === "string" ? content : "")).join("");
  return Math.ceil((asked.length + answer.length) / 4);
}

/** No language has six characters to a token: then the server has read a part only, and mostly the rules are gone. */
const leastRead = 2 / 3;

/** Tells whether a server has read fewer tokens than it was sent. */
export function isCut(messages: Message[], read: number | undefined): boolean {
  return read !== undefined && read > 0 && read < estimatedTokens(messages) * leastRead;
}

async function recordSmallWindow(model: string, now = Date.now()): Promise<void> {
  if (now - windowRecordedAt < recordEveryMs) return;
  windowRecordedAt = now;
  log.modelWindowTooSmall(model);
  await saveModelHealth({ cutAt: FieldValue.serverTimestamp() });
}

// Keeps the ends of the model's last answers in one document for the people who watch over the site. It is written at
// each change, and otherwise at most once a minute by each instance.
async function recordAnswerEnd(end: AnswerEnd, now = Date.now()): Promise<void> {
  const isSuccess = end === "success";
  if (isSuccess && lastRecorded?.end === end && now - lastRecorded.at < recordEveryMs) return;
  lastRecorded = { end, at: now };
  const at = FieldValue.serverTimestamp();
  const failed = { lastFailure: { kind: end, at }, failures: FieldValue.increment(1) };
  await saveModelHealth(isSuccess ? { lastSuccess: at, failures: 0 } : failed);
}

async function saveModelHealth(change: object): Promise<void> {
  try {
    await database.doc(paths.modelHealth).set(change, { merge: true });
  } catch (error) {
    log.modelHealthNotSaved(error);
  }
}
