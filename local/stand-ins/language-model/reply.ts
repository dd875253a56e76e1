import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { answerHead, usage, type ChatRequest, type Completion } from "./wire";

/** How an answer is delivered: how fast, and whether it breaks off, after a third or what share of it is given. */
export interface Delivery {
  id: number;
  chunkDelayMs: number;
  breaksOff?: "stall" | "cut" | undefined;
  after?: number | undefined;
}

/** Writes the answer as server-sent events, a few words at a time, and stops at once when the caller has left. */
export async function streamReply(
  response: ServerResponse,
  request: ChatRequest,
  completion: Completion,
  delivery: Delivery,
) {
  const head = answerHead(delivery.id, request.model, "chat.completion.chunk");
  const withUsage = request.stream_options?.include_usage === true;
  const event = (delta: object, finish: string | null) =>
    send(response, {
      ...head,
      choices: [{ index: 0, delta, finish_reason: finish }],
      ...(withUsage ? { usage: null } : {}),
    });

  response.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-cache" });
  await event({ role: "assistant", content: "" }, null);
  const pieces = chunks(completion.text);
  const end =
    delivery.breaksOff === undefined
      ? pieces.length
      : Math.max(1, Math.floor(pieces.length * (delivery.after ?? 1 / 3)));
  for (const piece of pieces.slice(0, end)) {
    await pause(delivery.chunkDelayMs);
    if (response.destroyed) return;
    await event({ content: piece }, null);
  }
  if (delivery.breaksOff === "cut") response.destroy();
  if (delivery.breaksOff !== undefined) return;
  await event({}, completion.finish);
  if (withUsage) await send(response, { ...head, choices: [], usage: usage(request, completion.text) });
  response.end("data: [DONE]\n\n");
}

/** Writes the answer as one JSON document; breaking off means that only its beginning arrives. */
export async function wholeReply(
  response: ServerResponse,
  request: ChatRequest,
  completion: Completion,
  delivery: Delivery,
) {
  const message = { role: "assistant", content: completion.text, refusal: null };
  const body = JSON.stringify({
    ...answerHead(delivery.id, request.model, "chat.completion"),
    choices: [{ index: 0, message, logprobs: null, finish_reason: completion.finish }],
    usage: usage(request, completion.text),
  });
  await pause(delivery.chunkDelayMs * 10);
  if (response.destroyed) return;
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) });
  const arrives = body.slice(0, body.length * (delivery.after ?? 1 / 3));
  if (delivery.breaksOff === undefined) response.end(body);
  else response.write(arrives, () => delivery.breaksOff === "cut" && response.destroy());
}

async function send(response: ServerResponse, event: object) {
  if (response.destroyed) return;
  if (!response.write(`data: ${JSON.stringify(event)}\n\n`)) await room(response);
}

/** Waits until a slow reader has caught up, or has left. */
async function room(response: ServerResponse) {
  const over = new AbortController();
  const either = ["drain", "close"].map((name) => once(response, name, { signal: over.signal }));
  await Promise.race(either).finally(() => over.abort());
}

/** Pieces of one to four words that joined give the text again, character by character. */
function chunks(text: string): string[] {
  const words = text.match(/\s*\S+|\s+$/g) ?? [];
  const pieces: string[] = [];
  for (let at = 0; at < words.length;) {
    const size = 1 + ((at * 7 + 3) % 4);
    pieces.push(words.slice(at, at + size).join(""));
    at += size;
  }
  return pieces;
}
