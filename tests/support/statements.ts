// What the learning record store of the suite holds, and what it is expected to hold.
import { expect } from "vitest";
import { statementTerms } from "../../functions/src/statements/terms";
import { statementId, type StatementKind } from "../../src/domain/statements";
import type { Statement } from "../../src/domain/xapi";
import { theSuite } from "./suite";

export const terms = statementTerms("https://waymark.example");

const headers = {
  authorization: `Basic ${Buffer.from("waymark:waymark").toString("base64")}`,
  "x-experience-api-version": "1.0.3",
};

type Event = Partial<Pick<Parameters<typeof statementId>[0], "step" | "nth">>;

export function idOf(kind: StatementKind, about: string, more: Event = {}): string {
  return statementId({ kind, about, at: new Date(0), ...more }, terms);
}

export async function held(id: string): Promise<Statement | undefined> {
  const address = `http://127.0.0.1:${theSuite().ports.lrs}/xapi/statements?statementId=${id}`;
  const response = await fetch(address, { headers });
  return response.ok ? ((await response.json()) as Statement) : undefined;
}

/** Waits until the store holds it. */
export async function arrival(id: string): Promise<Statement> {
  await expect.poll(() => held(id), { timeout: 60_000, interval: 100 }).toBeDefined();
  const statement = await held(id);
  if (statement === undefined) throw new Error("The store has lost a statement.");
  return statement;
}

/** Every statement of a store, page after page. */
export async function everythingIn(url: string): Promise<Statement[]> {
  const all: Statement[] = [];
  let path = "/xapi/statements";
  while (path !== "") {
    const page = (await (await fetch(`${url}${path}`, { headers })).json()) as {
      statements: Statement[];
      more: string;
    };
    all.push(...page.statements);
    path = page.more;
  }
  return all;
}
