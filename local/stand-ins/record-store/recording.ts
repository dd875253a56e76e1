import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
// The package's main module is a default export, which Node and Vitest import in different ways.
import { statement as warningsAbout } from "@learninglocker/xapi-validation/dist/factory.js";
import { parseJson, type Faults } from "../shared/faults";
import { sendJson, sendPage, type Exchange } from "../shared/stand-in";
import { uuid, type ReceivedStatement, type StatementLog } from "./statement-log";

const basicCredentials = `Basic ${Buffer.from("waymark:waymark").toString("base64")}`;

/** Sets the headers that the standard wants on every response; to be called before the response is written. */
export function setXapiHeaders({ request, response }: Exchange) {
  const version = request.headers["x-experience-api-version"];
  response.setHeader("X-Experience-API-Version", String(version).startsWith("2.0") ? "2.0.0" : "1.0.3");
  response.setHeader("X-Experience-API-Consistent-Through", new Date().toISOString());
}

/** Refuses wrong credentials (401) and requests that do not name a supported version of the standard (400). */
export function isAdmitted({ request, response }: Exchange): boolean {
  const version = request.headers["x-experience-api-version"];
  if (request.headers.authorization !== basicCredentials) {
    refuseUnauthorized(response);
    return false;
  }
  if (typeof version === "string" && /^(?:1\.0|2\.0)(?:\.|$)/.test(version)) return true;
  refuseRequest(response, 400, "The header X-Experience-API-Version is needed and must begin with 1.0 or 2.0.");
  return false;
}

function refuseUnauthorized(response: ServerResponse) {
  response.setHeader("WWW-Authenticate", 'Basic realm="learning record store"');
  refuseRequest(response, 401, "The user or the password is wrong.");
}

export function refuseRequest(response: ServerResponse, status: number, error: string) {
  sendJson(response, status, { error });
}

export const recordStoreFaults = [
  "status-401",
  "status-409",
  "status-413",
  "status-429",
  "status-500",
  "timeout",
  "slow",
  "lost-reply",
  "reject-one",
  "web-page",
  "warnings",
  "known-again",
  "other-version",
] as const;

/** A store that does not speak our version refuses every request by its headers. */
const ofRecording = recordStoreFaults.filter((kind) => kind !== "other-version");

const storeDelayMs = 30_000;

type RecordStoreFaultKind = (typeof recordStoreFaults)[number];

/** Records one statement or a list of them (POST), or one under the id in the query (PUT); faults apply only here. */
export async function recordStatements(
  exchange: Exchange,
  log: StatementLog,
  faults: Faults<RecordStoreFaultKind>,
): Promise<void> {
  const { response, body } = exchange;
  const fault = faults.trigger([body], ofRecording);
  if (fault?.kind === "timeout") return;
  if (fault?.kind === "slow") await pause(storeDelayMs, undefined, { ref: false });
  if (fault?.kind.startsWith("status-") === true) {
    answerStatus(exchange, fault.kind);
    return;
  }
  if (fault?.kind === "web-page") {
    sendPage(response, "<!doctype html><title>Log in</title>");
    return;
  }
  // Learning Locker's words.
  if (fault?.kind === "warnings") {
    sendJson(response, 400, { errorId: "a1b2", warnings: ["Problem in 'statements.0.verb.id'."] });
    return;
  }
  const read = readStatements(exchange);
  if ("problem" in read) {
    refuseRequest(response, 400, read.problem);
    return;
  }
  if (fault?.kind === "reject-one") {
    refuseRequest(response, 400, rejection(read.statements, fault.match));
    return;
  }
  // ADL's store answers so to the very statements that it has.
  const known = fault?.kind === "known-again" && read.statements.find(({ id = "" }) => log.byId(id));
  const outcome = known ? { conflict: known.id ?? "" } : log.record(read.statements);
  if (outcome.conflict !== undefined) {
    refuseRequest(response, 409, `Another statement is already recorded with the id ${outcome.conflict}.`);
  } else if (fault?.kind === "lost-reply") {
    response.destroy();
  } else if (exchange.request.method === "PUT") {
    response.writeHead(204).end();
  } else {
    sendJson(response, 200, outcome.ids);
  }
}

function answerStatus({ response }: Exchange, kind: RecordStoreFaultKind): void {
  if (kind === "status-401") refuseUnauthorized(response);
  if (kind === "status-409") refuseRequest(response, 409, "Another statement is already recorded with this id.");
  if (kind === "status-413") refuseRequest(response, 413, "These are more statements than can be taken at once.");
  if (kind === "status-500") refuseRequest(response, 500, "The store has a problem of its own.");
  if (kind !== "status-429") return;
  response.setHeader("Retry-After", "1");
  refuseRequest(response, 429, "Too many requests; try again in 1 second.");
}

function rejection(statements: readonly ReceivedStatement[], match = ""): string {
  const wanted = match.toLowerCase();
  const at = Math.max(
    0,
    statements.findIndex((one) => JSON.stringify(one).toLowerCase().includes(wanted)),
  );
  return `Statement ${at + 1} of ${statements.length} (id ${statements[at]?.id ?? "none"}) is refused; none was recorded.`;
}

function readStatements({ request, url, body }: Exchange): { statements: ReceivedStatement[] } | { problem: string } {
  if (!/^application\/json\b/i.test(request.headers["content-type"] ?? ""))
    return { problem: "Content-Type must be application/json; attachments are not taken." };
  const json = parseJson(body);
  return request.method === "PUT" ? readOne(json, url) : readAll(json);
}

function readOne(json: unknown, url: URL): { statements: ReceivedStatement[] } | { problem: string } {
  const id = uuid.safeParse(url.searchParams.get("statementId"));
  if (!id.success) return { problem: "The parameter statementId is needed and must be a UUID." };
  const read = readAll([json]);
  if ("problem" in read) return read;
  const [statement] = read.statements;
  if (statement?.id !== undefined && statement.id.toLowerCase() !== id.data.toLowerCase())
    return { problem: "The statement's id is not the statementId of the request." };
  return { statements: read.statements.map((one) => ({ ...one, id: id.data })) };
}

function readAll(json: unknown): { statements: ReceivedStatement[] } | { problem: string } {
  const all: unknown[] = Array.isArray(json) ? json : [json];
  const warnings = all.flatMap((one, nth) => warningsAbout(one, [String(nth)]));
  if (warnings.length > 0)
    return { problem: warnings.map(({ name, path }) => `${path.join(": ")}: ${name}`).join("; ") };
  const statements = all as ReceivedStatement[];
  const ids = statements.flatMap(({ id }) => (id === undefined ? [] : [id.toLowerCase()]));
  if (new Set(ids).size < ids.length) return { problem: "Two statements have the same id." };
  return { statements };
}
