// Statements of every kind sent to a store that others wrote, and asked for again.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { postStatements, storeHeaders } from "../../functions/src/statements/store";
import { statementKinds, statementOf } from "../../src/domain/statements/statements";
import { exampleEvents } from "../../src/domain/statements/statements.fixture";
import { statementContext } from "../../functions/src/statements/statement-context";

const address = new URL(process.env.COUNTERPART_STORE ?? "");
const store = {
  endpoint: `${address.origin}${address.pathname}`.replace(/\/+$/, ""),
  username: decodeURIComponent(address.username),
  password: decodeURIComponent(address.password),
  version: process.env.XAPI_VERSION ?? "1.0.3",
  timeoutMs: 20_000,
};
const context = statementContext("https://waymark.example");
const statements = statementKinds.map((kind) => ({ ...statementOf(exampleEvents[kind], context), id: randomUUID() }));
const bodies = statements.map((statement) => JSON.stringify(statement));

test("a statement of every kind is stored, known when it is sent again, and given back as it was", async () => {
  expect(await postStatements(bodies, store, new Date())).toEqual({ kind: "stored" });
  expect(["stored", "known"]).toContain((await postStatements(bodies, store, new Date())).kind);
  for (const { id, verb, object, actor } of statements) {
    const response = await fetch(`${store.endpoint}/statements?statementId=${id}`, { headers: storeHeaders(store) });
    expect(await response.json()).toMatchObject({
      id,
      verb,
      object: JSON.parse(JSON.stringify(object)) as unknown,
      actor,
    });
  }
});
