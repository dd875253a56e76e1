// Talks to the local stand-ins over HTTP, as a person at the keyboard could.
import type { Fault } from "../../../local/stand-ins/shared/faults";
import { runningSuite } from "./running-suite";

type StandInName = "model" | "mail" | "lrs";

export async function setFault(standIn: StandInName, fault: Fault<string>): Promise<void> {
  await requestStandIn(standIn, "/faults", { method: "POST", body: JSON.stringify(fault) });
}

/** The requests that the language model got and that contain the text. */
export async function modelRequests(match: string): Promise<unknown[]> {
  const response = await requestStandIn("model", `/requests?match=${encodeURIComponent(match)}`);
  return (await response.json()) as unknown[];
}

async function requestStandIn(standIn: StandInName, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`http://127.0.0.1:${runningSuite().ports[standIn]}${path}`, { headers, ...init });
  if (!response.ok) throw new Error(`${standIn}${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** Clears the faults that concern only requests with the text, or all of them. */
export async function clearFaults(standIn: StandInName, match?: string): Promise<void> {
  await requestStandIn(standIn, match === undefined ? "/faults" : `/faults?match=${encodeURIComponent(match)}`, {
    method: "DELETE",
  });
}
