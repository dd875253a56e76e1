import type { ServerResponse } from "node:http";
import { sendJson, type Routes } from "../shared/stand-in";

type RequestOutcome = "active" | "completed" | "aborted" | "failed";

interface LoggedRequest {
  body: unknown;
  text: string;
  outcome: RequestOutcome;
}

export interface RequestLog {
  /** Adds a request and follows its response: completed, or aborted by the caller, unless it is marked as failed. */
  add(body: unknown, text: string, response: ServerResponse): { fail(): void };
  /** GET /stats, and GET and DELETE of /requests. */
  routes: Routes;
}

const maxLoggedRequests = 200;

/** Keeps the prompts that came in and their ends, so that tests can see the requests to a real provider. */
export function createRequestLog(): RequestLog {
  let entries: LoggedRequest[] = [];
  const counts = { requests: 0, completed: 0, aborted: 0, failed: 0, active: 0 };

  function finish(entry: LoggedRequest, outcome: Exclude<RequestOutcome, "active">) {
    if (entry.outcome !== "active") return;
    entry.outcome = outcome;
    counts.active -= 1;
    counts[outcome] += 1;
  }

  function add(body: unknown, text: string, response: ServerResponse) {
    const entry: LoggedRequest = { body, text, outcome: "active" };
    entries = [...entries.slice(1 - maxLoggedRequests), entry];
    counts.requests += 1;
    counts.active += 1;
    response.once("close", () => finish(entry, response.writableFinished ? "completed" : "aborted"));
    return { fail: () => finish(entry, "failed") };
  }

  function matching(url: URL): LoggedRequest[] {
    const match = (url.searchParams.get("match") ?? "").toLowerCase();
    return entries.filter((entry) => entry.text.toLowerCase().includes(match));
  }

  function stats(url: URL) {
    if (!url.searchParams.has("match")) return counts;
    const those = matching(url);
    const count = (outcome: RequestOutcome) => those.filter((entry) => entry.outcome === outcome).length;
    return {
      requests: those.length,
      completed: count("completed"),
      aborted: count("aborted"),
      failed: count("failed"),
      active: count("active"),
    };
  }

  return {
    add,
    routes: {
      "GET /stats": ({ url, response }) => sendJson(response, 200, stats(url)),
      "GET /requests": ({ url, response }) =>
        sendJson(
          response,
          200,
          matching(url).map((entry) => entry.body),
        ),
      "DELETE /requests": ({ url, response }) => {
        const gone = new Set(matching(url));
        entries = entries.filter((entry) => !gone.has(entry));
        response.writeHead(204).end();
      },
    },
  };
}
