// Before a page calls, its browser asks whether that page may: a way there and back before each text. Without a word
// from us it forgets the answer within seconds.
import type { IncomingMessage, ServerResponse } from "node:http";

/** In seconds; browsers remember it for two hours at most. */
const rememberedFor = 2 * 60 * 60;

export function rememberPreflight({ method }: IncomingMessage, response: ServerResponse): void {
  if (method === "OPTIONS") response.setHeader("Access-Control-Max-Age", rememberedFor);
}
