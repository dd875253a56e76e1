// Talks to the local stand-ins over HTTP, as a person at the keyboard could.
import { theSuite } from "./suite";

type Part = "model" | "mail" | "lrs";

export interface Fault {
  kind: string;
  times?: number;
  /** Only requests that contain this text are struck, so that tests that run at the same time do not disturb each other. */
  match?: string;
  share?: number;
  /** The share of an answer after which it breaks off. */
  after?: number;
}

export async function strike(part: Part, fault: Fault): Promise<void> {
  await asked(part, "/faults", { method: "POST", body: JSON.stringify(fault) });
}

/** The requests that the language model got and that contain the text. */
export async function modelRequests(match: string): Promise<unknown[]> {
  const response = await asked("model", `/requests?match=${encodeURIComponent(match)}`);
  return (await response.json()) as unknown[];
}

async function asked(part: Part, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`http://127.0.0.1:${theSuite().ports[part]}${path}`, { headers, ...init });
  if (!response.ok) throw new Error(`${part}${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** Switches off the faults that strike only what contains the text, or all of them. */
export async function calm(part: Part, match?: string): Promise<void> {
  await asked(part, match === undefined ? "/faults" : `/faults?match=${encodeURIComponent(match)}`, {
    method: "DELETE",
  });
}
