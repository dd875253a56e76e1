// The records of the suite's learning record store, and the expected ones.
import { expect } from "vitest";
import { statementContext } from "../../../functions/src/statements/statement-context";
import { statementId, statementOf, type StatementKind } from "../../../src/domain/statements/statements";
import type { Statement } from "../../../src/domain/statements/xapi";
import { runningSuite } from "../suite/running-suite";

export const testStatementContext = statementContext("https://waymark.example");

const xapiHeaders = {
  authorization: `Basic ${Buffer.from("waymark:waymark").toString("base64")}`,
  "x-experience-api-version": "1.0.3",
};

type EventDetails = Partial<Pick<Parameters<typeof statementId>[0], "step" | "nth">>;

export function idOf(kind: StatementKind, about: string, more: EventDetails = {}): string {
  return statementId({ kind, about, at: new Date(0), ...more }, testStatementContext);
}

export async function storedStatement(id: string): Promise<Statement | undefined> {
  const address = `http://127.0.0.1:${runningSuite().ports.lrs}/xapi/statements?statementId=${id}`;
  const response = await fetch(address, { headers: xapiHeaders });
  return response.ok ? ((await response.json()) as Statement) : undefined;
}

/** Waits until the store holds it. */
export async function waitForStatement(id: string): Promise<Statement> {
  await expect.poll(() => storedStatement(id), { timeout: 60_000, interval: 100 }).toBeDefined();
  const statement = await storedStatement(id);
  if (statement === undefined) throw new Error("The store has lost a statement.");
  return statement;
}

/** The latest of this kind about this document, where the ids hold times that a test cannot know. */
export async function latestStatement(kind: StatementKind, about: string): Promise<Statement | undefined> {
  const { verb, object } = statementOf({ kind, about, at: new Date(0) }, testStatementContext);
  const query = new URLSearchParams({ verb: verb.id, activity: object.id, limit: "1" });
  const response = await fetch(`http://127.0.0.1:${runningSuite().ports.lrs}/xapi/statements?${query.toString()}`, {
    headers: xapiHeaders,
  });
  return ((await response.json()) as { statements: Statement[] }).statements[0];
}

/** Waits for one that is later than another. */
export async function waitForNextStatement(kind: StatementKind, about: string, before?: Statement): Promise<Statement> {
  let found: Statement | undefined;
  const isNew = async () => {
    found = await latestStatement(kind, about);
    return found !== undefined && found.id !== before?.id;
  };
  await expect.poll(isNew, { timeout: 60_000, interval: 100 }).toBe(true);
  if (found === undefined) throw new Error("The store has lost a statement.");
  return found;
}

/** Every statement of a store, page after page. */
export async function everythingIn(url: string): Promise<Statement[]> {
  const all: Statement[] = [];
  let path = "/xapi/statements";
  while (path !== "") {
    const page = (await (await fetch(`${url}${path}`, { headers: xapiHeaders })).json()) as {
      statements: Statement[];
      more: string;
    };
    all.push(...page.statements);
    path = page.more;
  }
  return all;
}
