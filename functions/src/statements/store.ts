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
    const response = await fetch(statementsUrl(store), {
      method: "POST",
      headers: { "content-type": "application/json", ...storeHeaders(store) },
      body: `[${bodies.join(",")}]`,
      redirect: "manual",
      signal: AbortSignal.timeout(store.timeoutMs),
    });
    const text = await response.text();
    const isRefused = response.status === 400 && (await refusesUs(store));
    return isRefused ? { kind: "unavailable", problem: "version" } : interpret(response, text, bodies, store, now);
  } catch (error) {
    const slow = error instanceof Error && error.name === "TimeoutError";
    return { kind: "unavailable", problem: slow ? "slow" : "unreachable" };
  }
}

/** A store that refuses also a question refuses the headers: a wrong setting says nothing about the statements. */
async function refusesUs(store: StoreConfig): Promise<boolean> {
  const signal = AbortSignal.timeout(store.timeoutMs);
  const { status } = await fetch(statementsUrl(store, "?limit=1"), { headers: storeHeaders(store), signal });
  return status === 400;
}

function statementsUrl({ endpoint }: StoreConfig, query = ""): string {
  return `${endpoint.replace(/\/+$/, "")}/statements${query}`;
}

/** Of every request to the store. */
export function storeHeaders(store: StoreConfig): Record<string, string> {
  return {
    "x-experience-api-version": store.version,
    authorization: `Basic ${encodedCredentials(store)}`,
  };
}

function interpret(
  { ok, status, headers }: Response,
  text: string,
  bodies: readonly string[],
  store: StoreConfig,
  now: Date,
): StoreResponse {
  if (ok) return areStored(status, text, bodies) ? { kind: "stored" } : { kind: "unavailable", problem: "misplaced" };
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

/** A store names the ids of what it has stored, or says nothing with 204. Any web page answers 200. */
function areStored(status: number, text: string, bodies: readonly string[]): boolean {
  if (status === 204) return true;
  const stored = answeredJson(text);
  return Array.isArray(stored) && bodies.every((body) => stored.includes((JSON.parse(body) as { id: unknown }).id));
}

/** The store's own words, which administrators read; should they quote what was sent, the credentials are taken out. */
function rejectionReason(text: string, status: number, store: StoreConfig): string {
  const secrets = [encodedCredentials(store), store.password].filter((secret) => secret !== "");
  const words = secrets.reduce((said, secret) => said.replaceAll(secret, "…"), errorTextIn(text).trim());
  return words.slice(0, maxReasonLength) || noReasonGiven(status);
}

function errorTextIn(text: string): string {
  const { error, message, warnings } = Object(answeredJson(text)) as Record<string, unknown>;
  const said = Array.isArray(warnings) ? warnings.join(" ") : undefined;
  return [message, error, said].find((one) => typeof one === "string") ?? text;
}

/** Not every store answers in JSON. */
function answeredJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function encodedCredentials({ username, password }: StoreConfig): string {
  return Buffer.from(`${username}:${password}`).toString("base64");
}
