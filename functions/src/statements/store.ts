// One request to the learning record store, and what its response means. Every statement carries its id, so a request
// whose response was lost can simply be sent again.
import type { RelayProblem } from "../../../src/domain/statements/outbox-statement";
import { noReasonGiven } from "../../../src/domain/statements/words";
import type { StoreConfig } from "../config";
import { retryAfterMs } from "../queue/backoff";

export type StoreResponse =
  | { kind: "stored" }
  /** One of them is there already. */
  | { kind: "known" }
  /** One of them is not to the store's liking, or they are too many. */
  | { kind: "rejected"; reason: string }
  /** It is not about these statements: try again later. */
  | { kind: "unavailable"; problem: RelayProblem; retryAfterMs?: number | undefined };

const maxReasonLength = 300;

/** Sends statements, each as JSON. Does not throw. */
export async function postStatements(bodies: readonly string[], store: StoreConfig, now: Date): Promise<StoreResponse> {
  try {
    const response = await fetch(`${store.endpoint.replace(/\/+$/, "")}/statements`, {
      method: "POST",
      headers: { "content-type": "application/json", ...storeHeaders(store) },
      body: `[${bodies.join(",")}]`,
      redirect: "manual",
      signal: AbortSignal.timeout(store.timeoutMs),
    });
    const text = await response.text();
    return interpret(response, text, store, now);
  } catch (error) {
    const slow = error instanceof Error && error.name === "TimeoutError";
    return { kind: "unavailable", problem: slow ? "slow" : "unreachable" };
  }
}

/** Of every request to the store. */
export function storeHeaders(store: StoreConfig): Record<string, string> {
  return {
    "x-experience-api-version": store.version,
    authorization: `Basic ${encodedCredentials(store)}`,
  };
}

function interpret({ ok, status, headers }: Response, text: string, store: StoreConfig, now: Date): StoreResponse {
  if (ok) return { kind: "stored" };
  if (status === 409) return { kind: "known" };
  const later = retryAfterMs(headers.get("retry-after"), now);
  if (status === 429) return { kind: "unavailable", problem: "busy", retryAfterMs: later };
  if (status >= 500 || status === 408 || status === 425)
    return { kind: "unavailable", problem: "failing", retryAfterMs: later };
  // A wrong password or address says nothing about the statements, so it must not reject a single one.
  if (status === 401 || status === 403) return { kind: "unavailable", problem: "credentials" };
  if (status < 400 || status === 404 || status === 405 || status === 410)
    return { kind: "unavailable", problem: "misplaced" };
  return { kind: "rejected", reason: rejectionReason(text, status, store) };
}

/** The store's own words, which administrators read; should they quote what was sent, the credentials are taken out. */
function rejectionReason(text: string, status: number, store: StoreConfig): string {
  const secrets = [encodedCredentials(store), store.password].filter((secret) => secret !== "");
  const words = secrets.reduce((said, secret) => said.replaceAll(secret, "…"), errorTextIn(text).trim());
  return words.slice(0, maxReasonLength) || noReasonGiven(status);
}

function errorTextIn(text: string): string {
  try {
    const { error, message } = JSON.parse(text) as { error?: unknown; message?: unknown };
    return [message, error].find((said) => typeof said === "string") ?? text;
  } catch {
    // Not every store answers in JSON.
    return text;
  }
}

function encodedCredentials({ username, password }: StoreConfig): string {
  return Buffer.from(`${username}:${password}`).toString("base64");
}
