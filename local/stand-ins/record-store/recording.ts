import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod/mini";
import { parseJson, validationMessage, type Faults } from "../shared/faults";
import { sendJson, type Exchange } from "../shared/stand-in";
import { refuseRequest, refuseUnauthorized } from "./admission";
import { uuid } from "./primitives";
import type { StatementLog } from "./statement-log";
import { statementSchema, type ReceivedStatement } from "./statement-schema";

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
] as const;

const storeDelayMs = 30_000;

type RecordStoreFaultKind = (typeof recordStoreFaults)[number];

/** Records one statement or a list of them (POST), or one under the id in the query (PUT); faults apply only here. */
export async function recordStatements(
  exchange: Exchange,
  log: StatementLog,
  faults: Faults<RecordStoreFaultKind>,
): Promise<void> {
  const { response, body } = exchange;
  const fault = faults.trigger([body]);
  if (fault?.kind === "timeout") return;
  if (fault?.kind === "slow") await pause(storeDelayMs, undefined, { ref: false });
  if (fault?.kind.startsWith("status-") === true) {
    answerStatus(exchange, fault.kind);
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
  const outcome = log.record(read.statements);
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
  const parsed = statementSchema.safeParse(json);
  if (!parsed.success) return { problem: validationMessage(parsed.error) };
  const same = parsed.data.id === undefined || parsed.data.id.toLowerCase() === id.data.toLowerCase();
  if (!same) return { problem: "The statement's id is not the statementId of the request." };
  return { statements: [{ ...parsed.data, id: id.data }] };
}

function readAll(json: unknown): { statements: ReceivedStatement[] } | { problem: string } {
  const parsed = z.array(statementSchema).safeParse(Array.isArray(json) ? json : [json]);
  if (!parsed.success) return { problem: validationMessage(parsed.error) };
  const ids = parsed.data.flatMap(({ id }) => (id === undefined ? [] : [id.toLowerCase()]));
  if (new Set(ids).size < ids.length) return { problem: "Two statements have the same id." };
  return { statements: parsed.data };
}
