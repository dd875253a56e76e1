import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { responseHead, tokenUsage, type ChatRequest, type Completion } from "./wire";

/** The delivery of an answer: its speed, and whether it breaks off, after a third or after the given share. */
export interface ReplyOptions {
  id: number;
  /** Asked before each chunk: a slow answer gets its usual pace when the fault is cleared. */
  chunkDelayMs: () => number;
  /** Before the first word; only a streamed answer thinks. */
  thinksMs?: number;
  /** Says the same again and again. */
  neverEnds?: boolean;
  breaksOff?: "stall" | "cut" | undefined;
  after?: number | undefined;
  /** The most tokens of a request that are read. */
  window?: number | undefined;
}

/** Writes the answer as server-sent events, a few words at a time, and stops at once when the caller disconnects. */
export async function streamReply(
  response: ServerResponse,
  request: ChatRequest,
  completion: Completion,
  options: ReplyOptions,
) {
  const head = responseHead(options.id, request.model, "chat.completion.chunk");
  const withUsage = request.stream_options?.include_usage === true;
  const event = (delta: object, finish: string | null) =>
    sendEvent(response, {
      ...head,
      choices: [{ index: 0, delta, finish_reason: finish }],
      ...(withUsage ? { usage: null } : {}),
    });

  response.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-cache" });
  await event({ role: "assistant", content: "" }, null);
  if (options.thinksMs) {
    await pause(options.thinksMs / 2);
    await event({ reasoning_content: "Who will read this?" }, null);
    await pause(options.thinksMs / 2);
  }
  const chunks = splitIntoChunks(completion.text);
  const end =
    options.breaksOff === undefined ? chunks.length : Math.max(1, Math.floor(chunks.length * (options.after ?? 1 / 3)));
  do {
    for (const chunk of chunks.slice(0, end)) {
      await pause(options.chunkDelayMs());
      if (response.destroyed) return;
      await event({ content: chunk }, null);
    }
  } while (options.neverEnds);
  if (options.breaksOff === "cut") response.destroy();
  if (options.breaksOff !== undefined) return;
  await event({}, completion.finish);
  if (withUsage)
    await sendEvent(response, { ...head, choices: [], usage: tokenUsage(request, completion.text, options.window) });
  response.end("data: [DONE]\n\n");
}

/** Writes the answer as one JSON document; breaking off means that only its beginning arrives. */
export async function wholeReply(
  response: ServerResponse,
  request: ChatRequest,
  completion: Completion,
  options: ReplyOptions,
) {
  const message = { role: "assistant", content: completion.text, refusal: null };
  const body = JSON.stringify({
    ...responseHead(options.id, request.model, "chat.completion"),
    choices: [{ index: 0, message, logprobs: null, finish_reason: completion.finish }],
    usage: tokenUsage(request, completion.text, options.window),
  });
  await pause(options.chunkDelayMs() * 10);
  if (response.destroyed) return;
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) });
  const arrives = body.slice(0, body.length * (options.after ?? 1 / 3));
  if (options.breaksOff === undefined) response.end(body);
  else response.write(arrives, () => options.breaksOff === "cut" && response.destroy());
}

async function sendEvent(response: ServerResponse, event: object) {
  if (response.destroyed) return;
  if (!response.write(`data: ${JSON.stringify(event)}\n\n`)) await untilDrained(response);
}

/** Waits until a slow reader has caught up or has disconnected. */
async function untilDrained(response: ServerResponse) {
  const over = new AbortController();
  const either = ["drain", "close"].map((name) => once(response, name, { signal: over.signal }));
  await Promise.race(either).finally(() => over.abort());
}

/** Chunks of one to four words that, joined, are the text again, character by character. */
function splitIntoChunks(text: string): string[] {
  const words = text.match(/\s*\S+|\s+$/g) ?? [];
  const chunks: string[] = [];
  for (let at = 0; at < words.length;) {
    const size = 1 + ((at * 7 + 3) % 4);
    chunks.push(words.slice(at, at + size).join(""));
    at += size;
  }
  return chunks;
}
