// One name for everything that one request does, from the browser to the log of the model. The code that logs need not
// know it.
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import * as z from "zod/mini";

const current = new AsyncLocalStorage<string>();
const named = z.object({ generationId: z.uuid() });

/** The name that the browser gave, or a new one. */
export function correlationIdOf(data: unknown): string {
  const { data: request } = named.safeParse(data);
  return request?.generationId ?? randomUUID();
}

/** Runs something whose lines in the log all carry the name. */
export function correlated<Result>(id: string, run: () => Result): Result {
  return current.run(id, run);
}

export function correlationId(): string | undefined {
  return current.getStore();
}
