import type { ServerResponse } from "node:http";
import { sendJson, type Routes } from "../shared/stand-in";

type Outcome = "active" | "completed" | "aborted" | "failed";

interface Entry {
  body: unknown;
  text: string;
  outcome: Outcome;
}

export interface RequestLedger {
  /** Notes a request and watches its response: completed, or aborted by the caller, unless it is marked as failed. */
  note(body: unknown, text: string, response: ServerResponse): { fail(): void };
  /** GET /stats, and GET and DELETE of /requests. */
  routes: Routes;
}

const kept = 200;

/** Which prompts arrived and what became of them, so that tests can see what a real provider would have been sent. */
export function requestLedger(): RequestLedger {
  let entries: Entry[] = [];
  const counts = { requests: 0, completed: 0, aborted: 0, failed: 0, active: 0 };

  function settle(entry: Entry, outcome: Exclude<Outcome, "active">) {
    if (entry.outcome !== "active") return;
    entry.outcome = outcome;
    counts.active -= 1;
    counts[outcome] += 1;
  }

  function note(body: unknown, text: string, response: ServerResponse) {
    const entry: Entry = { body, text, outcome: "active" };
    entries = [...entries.slice(1 - kept), entry];
    counts.requests += 1;
    counts.active += 1;
    response.once("close", () => settle(entry, response.writableFinished ? "completed" : "aborted"));
    return { fail: () => settle(entry, "failed") };
  }

  function matching(url: URL): Entry[] {
    const match = (url.searchParams.get("match") ?? "").toLowerCase();
    return entries.filter((entry) => entry.text.toLowerCase().includes(match));
  }

  function stats(url: URL) {
    if (!url.searchParams.has("match")) return counts;
    const those = matching(url);
    const count = (outcome: Outcome) => those.filter((entry) => entry.outcome === outcome).length;
    return {
      requests: those.length,
      completed: count("completed"),
      aborted: count("aborted"),
      failed: count("failed"),
      active: count("active"),
    };
  }

  return {
    note,
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
