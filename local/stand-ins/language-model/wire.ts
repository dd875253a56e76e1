// The part of OpenAI's chat completions that the product uses, as its documentation describes it.
import * as z from "zod/mini";

const partSchema = z.looseObject({ type: z.string(), text: z.optional(z.string()) });
const contentSchema = z.pipe(
  z.nullish(z.union([z.string(), z.array(partSchema)])),
  z.transform((parts) => (Array.isArray(parts) ? parts.map((part) => part.text ?? "").join("") : (parts ?? ""))),
);

export const chatRequestSchema = z.looseObject({
  model: z.string().check(z.minLength(1)),
  messages: z.array(z.looseObject({ role: z.string(), content: contentSchema })).check(z.minLength(1)),
  stream: z.nullish(z.boolean()),
  stream_options: z.nullish(z.looseObject({ include_usage: z.nullish(z.boolean()) })),
  max_tokens: z.nullish(z.int().check(z.positive())),
  max_completion_tokens: z.nullish(z.int().check(z.positive())),
});

export type ChatRequest = z.infer<typeof chatRequestSchema>;

/** The answer: its text, and why it ends where it ends. */
export interface Completion {
  text: string;
  finish: "stop" | "length";
}

/** The fields that every object of one answer shares. */
export function responseHead(id: number, model: string, object: "chat.completion" | "chat.completion.chunk") {
  return { id: `chatcmpl-sample-${id}`, object, created: Math.floor(Date.now() / 1000), model };
}

/** A small window cuts the beginning of a request; the server counts what it has read. */
export function tokenUsage(request: ChatRequest, text: string, window = Infinity) {
  const prompt = Math.min(window, countTokens(request.messages.map((message) => message.content).join("\n")));
  const completion = countTokens(text);
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
}

/** Cuts the text where the request's limit of tokens (about four characters each) is reached. */
export function truncateCompletion(request: ChatRequest, completion: Completion): Completion {
  const limit = request.max_completion_tokens ?? request.max_tokens ?? Infinity;
  if (countTokens(completion.text) <= limit) return completion;
  return { text: completion.text.slice(0, limit * 4), finish: "length" };
}

function countTokens(text: string): number {
  return Math.ceil(text.length / 4);
}
