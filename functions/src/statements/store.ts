// One request to the learning record store, and what its answer means. Every statement carries its id, so a request whose answer
// was lost can simply be sent again.
import type { StoreProblem } from "../../../src/domain/statements/outbox-statement";
import type { StoreConfig } from "../config";
import { retryAfterMs } from "../queue/backoff";

export type Answer =
  | { kind: "stored" }
  /** One of them is there already. */
  | { kind: "known" }
  /** One of them is not to the store's liking, or they are too many. */
  | { kind: "rejected"; reason: string }
  /** It is not about these statements: try again later. */
  | { kind: "trouble"; problem: StoreProblem; retryAfterMs?: number | undefined };

const mostOfAReason = 300;

/** Sends statements, each as JSON. Does not throw. */
export async function post(bodies: readonly string[], store: StoreConfig, now: Date): Promise<Answer> {
  try {
    const response = await fetch(`${store.endpoint.replace(/\/+$/, "")}/statements`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-experience-api-version": store.version,
        authorization: `Basic ${credentials(store)}`,
      },
      body: `[${bodies.join(",")}]`,
      redirect: "manual",
      signal: AbortSignal.timeout(store.timeoutMs),
    });
    const text = await response.text();
    return meaning(response, text, store, now);
  } catch (error) {
    const slow = error instanceof Error && error.name === "TimeoutError";
    return { kind: "trouble", problem: slow ? "slow" : "unreachable" };
  }
}

function meaning({ ok, status, headers }: Response, text: string, store: StoreConfig, now: Date): Answer {
  if (ok) return { kind: "stored" };
  if (status === 409) return { kind: "known" };
  const later = retryAfterMs(headers.get("retry-after"), now);
  if (status === 429) return { kind: "trouble", problem: "busy", retryAfterMs: later };
  if (status >= 500 || status === 408 || status === 425)
    return { kind: "trouble", problem: "failing", retryAfterMs: later };
  // A wrong password or address says nothing about the statements, so it must not reject a single one.
  if (status === 401 || status === 403) return { kind: "trouble", problem: "credentials" };
  if (status < 400 || status === 404 || status === 405 || status === 410)
    return { kind: "trouble", problem: "misplaced" };
  return { kind: "rejected", reason: reasonIn(text, status, store) };
}

/** The store's own words, which administrators read; should they quote what was sent, the credentials are taken out. */
function reasonIn(text: string, status: number, store: StoreConfig): string {
  const secrets = [credentials(store), store.password].filter((secret) => secret !== "");
  const words = secrets.reduce((said, secret) => said.replaceAll(secret, "…"), saidIn(text).trim());
  return words.slice(0, mostOfAReason) || `The store answered ${status} and gave no reason.`;
}

function saidIn(text: string): string {
  try {
    const { error, message } = JSON.parse(text) as { error?: unknown; message?: unknown };
    return [message, error].find((said) => typeof said === "string") ?? text;
  } catch {
    // Not every store answers in JSON.
    return text;
  }
}

function credentials({ username, password }: StoreConfig): string {
  return Buffer.from(`${username}:${password}`).toString("base64");
}
