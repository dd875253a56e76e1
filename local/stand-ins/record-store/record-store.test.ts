import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startRecordStore } from "./record-store";
import type { StandIn } from "../shared/stand-in";

let store: StandIn;

beforeEach(async () => {
  store = await startRecordStore({ port: 0 });
});

afterEach(() => store.close());

const allowed = {
  Authorization: `Basic ${Buffer.from("waymark:waymark").toString("base64")}`,
  "X-Experience-API-Version": "1.0.3",
  "Content-Type": "application/json",
};

function aStatement(more: object = {}) {
  return {
    id: randomUUID(),
    actor: { account: { homePage: "https://waymark.example", name: "admin-1" } },
    verb: { id: "https://waymark.example/verbs/replied", display: { "en-US": "replied" } },
    object: { id: "https://waymark.example/inquiries/1", definition: { name: { "en-US": "Inquiry" } } },
    timestamp: "2025-03-01T10:00:00.000Z",
    ...more,
  };
}

function callStore(
  method: string,
  body?: unknown,
  { search = "", headers = {}, signal = null as AbortSignal | null } = {},
) {
  return fetch(`${store.url}/xapi/statements${search}`, {
    method,
    headers: { ...allowed, ...headers },
    body: body === undefined ? null : JSON.stringify(body),
    signal,
  });
}

interface Found {
  statements: { id: string; stored: string }[];
  more: string;
}

async function find(search = ""): Promise<Found> {
  return (await (await callStore("GET", undefined, { search })).json()) as Found;
}

async function statementsHeld() {
  return (await find()).statements.length;
}

function setStoreFault(kind: string, more: object = {}) {
  return fetch(`${store.url}/faults`, { method: "POST", body: JSON.stringify({ kind, ...more }) });
}

describe("the learning record store", () => {
  test("records statements and gives them back, newest first, with what it added", async () => {
    const [first, second] = [aStatement(), aStatement()];
    const answer = await callStore("POST", [first, second]);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([first.id, second.id]);
    expect(answer.headers.get("x-experience-api-version")).toBe("1.0.3");
    expect(Date.parse(answer.headers.get("x-experience-api-consistent-through") ?? "")).toBeGreaterThan(0);
    const { statements } = await find();
    expect(statements.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(statements[1]).toMatchObject({ ...first, version: "1.0.0", stored: expect.any(String) as string });
  });

  test("gives an id to a statement that has none", async () => {
    const [id] = (await (await callStore("POST", aStatement({ id: undefined }))).json()) as string[];
    const answer = await callStore("GET", undefined, { search: `?statementId=${id ?? ""}` });
    expect(await answer.json()).toMatchObject({ id });
  });

  test("the same statement again is stored once, another one with its id is a conflict", async () => {
    const statement = aStatement();
    const { id, ...reordered } = { ...statement };
    const search = `?statementId=${id}`;
    expect((await callStore("PUT", statement, { search })).status).toBe(204);
    expect((await callStore("PUT", reordered, { search })).status).toBe(204);
    expect(await (await callStore("POST", statement)).json()).toEqual([id]);
    expect((await callStore("PUT", aStatement({ id, timestamp: "2025-03-02T10:00:00Z" }), { search })).status).toBe(
      409,
    );
    expect(await statementsHeld()).toBe(1);
  });

  test("a batch with one conflict or one misfit is not recorded at all", async () => {
    const statement = aStatement();
    await callStore("POST", statement);
    const other = aStatement({ id: statement.id, result: { success: true } });
    expect((await callStore("POST", [aStatement(), other])).status).toBe(409);
    const misfit = await callStore("POST", [aStatement(), aStatement({ verb: { id: "replied" } })]);
    expect(misfit.status).toBe(400);
    expect(await misfit.json()).toEqual({
      error: expect.stringContaining("1: verb: id: ") as string,
    });
    expect((await callStore("POST", [statement, statement])).status).toBe(400);
    expect(await statementsHeld()).toBe(1);
  });

  test.each([
    ["no actor", { actor: undefined }],
    ["an actor without an identifier", { actor: { name: "Ann" } }],
    ["an actor with two identifiers", { actor: { mbox: "mailto:a@b.co", openid: "https://a.example" } }],
    ["a group without members", { actor: { objectType: "Group", name: "Crew" } }],
    ["no object", { object: undefined }],
    ["an object of an unknown type", { object: { objectType: "Thing", id: "https://a.example" } }],
    ["a statement within a statement within it", { object: { ...aStatement(), objectType: "SubStatement" } }],
    ["a null", { result: { response: null } }],
    ["an unknown key", { mood: "good" }],
    ["an id that is no UUID", { id: "statement-1" }],
    ["a timestamp in words", { timestamp: "yesterday" }],
    ["a timestamp without a zone", { timestamp: "2025-03-01T10:00:00" }],
    ["a score beyond 1", { result: { score: { scaled: 1.5 } } }],
    ["a duration in words", { result: { duration: "an hour" } }],
    ["a display without a language", { verb: { id: "https://a.example", display: { "not a tag": "x" } } }],
    ["a version of something else", { version: "3.1" }],
  ])("refuses %s", async (_, more) => {
    const answer = await callStore("POST", aStatement(more));
    expect(answer.status).toBe(400);
    expect(await statementsHeld()).toBe(0);
  });

  test.each([
    ["an agent as object", { object: { objectType: "Agent", mbox: "mailto:a@b.co" } }],
    ["a group of agents", { actor: { objectType: "Group", member: [{ mbox: "mailto:a@b.co" }] } }],
    ["a statement within", { object: { ...aStatement({ id: undefined }), objectType: "SubStatement" } }],
    ["null within extensions", { context: { extensions: { "https://a.example/x": null } } }],
    ["context and result", { context: { registration: randomUUID(), platform: "web" }, result: { duration: "PT5M" } }],
  ])("takes %s", async (_, more) => {
    const answer = await callStore("POST", aStatement(more));
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
  });

  test("wants the password, the version and JSON", async () => {
    const stranger = await callStore("POST", aStatement(), { headers: { Authorization: "Basic eDp5" } });
    expect([stranger.status, stranger.headers.get("www-authenticate")]).toEqual([
      401,
      expect.stringContaining("Basic"),
    ]);
    const versions = ["", "0.95", "1.0", "1.0.3", "2.0.0"];
    const codes = versions.map(
      async (version) =>
        (await callStore("POST", aStatement(), { headers: { "X-Experience-API-Version": version } })).status,
    );
    expect(await Promise.all(codes)).toEqual([400, 400, 200, 200, 200]);
    expect((await callStore("POST", aStatement(), { headers: { "Content-Type": "text/plain" } })).status).toBe(400);
    expect((await fetch(`${store.url}/xapi/about`)).status).toBe(200);
  });

  test("finds statements by what they say", async () => {
    await callStore("POST", [
      aStatement(),
      aStatement({ verb: { id: "https://waymark.example/verbs/moved" } }),
      aStatement({ object: { id: "https://waymark.example/tasks/1" } }),
    ]);
    expect((await find("?verb=https://waymark.example/verbs/moved")).statements).toHaveLength(1);
    expect((await find("?activity=https://waymark.example/tasks/1")).statements).toHaveLength(1);
  });

  test("gives long lists page by page", async () => {
    const ids = Array.from({ length: 5 }, () => randomUUID());
    await callStore(
      "POST",
      ids.map((id) => aStatement({ id })),
    );
    const seen = [];
    let search = "?limit=2";
    while (search) {
      const { statements, more } = await find(search);
      seen.push(...statements.map(({ id }) => id));
      search = more.replace("/xapi/statements", "");
    }
    expect(seen).toEqual(ids.toReversed());
  });

  test.each(["?colour=red", "?limit=-1", `?statementId=${randomUUID()}&limit=1`])(
    "refuses the query %s",
    async (search) => {
      expect((await callStore("GET", undefined, { search })).status).toBe(400);
    },
  );

  test("says when a statement is not there, and forgets all when asked to", async () => {
    expect((await callStore("GET", undefined, { search: `?statementId=${randomUUID()}` })).status).toBe(404);
    await callStore("POST", aStatement());
    await fetch(`${store.url}/statements`, { method: "DELETE" });
    expect(await statementsHeld()).toBe(0);
  });

  test("shows what it holds without letting any of it become part of the page", async () => {
    await callStore(
      "POST",
      aStatement({ verb: { id: "https://a.example", display: { en: "<script>alert(1)</script>" } } }),
    );
    const shown = await (await fetch(store.url)).text();
    expect(shown).toContain("&lt;script&gt;");
    expect(shown).not.toContain("<script");
  });
});

describe("the learning record store's faults", () => {
  test.each([401, 409, 413, 429, 500])("status-%i answers so and records nothing", async (status) => {
    await setStoreFault(`status-${status}`);
    const answer = await callStore("POST", aStatement());
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([status, status === 429 ? "1" : null]);
    expect(await statementsHeld()).toBe(0);
    expect((await callStore("POST", aStatement())).status).toBe(200);
  });

  test("timeout never answers and records nothing", async () => {
    await setStoreFault("timeout");
    await expect(callStore("POST", aStatement(), { signal: AbortSignal.timeout(100) })).rejects.toThrow(/timeout/);
    expect(await statementsHeld()).toBe(0);
  });

  test("lost-reply records and then cuts the connection", async () => {
    await setStoreFault("lost-reply");
    await expect(callStore("POST", aStatement())).rejects.toThrow();
    expect(await statementsHeld()).toBe(1);
  });

  test("reject-one refuses the batch and names the one that contains the text", async () => {
    await setStoreFault("reject-one", { match: "inquiries/13" });
    const bad = aStatement({ object: { id: "https://waymark.example/inquiries/13" } });
    expect((await callStore("POST", [aStatement()])).status).toBe(200);
    const answer = await callStore("POST", [aStatement(), bad]);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: expect.stringContaining(`Statement 2 of 2 (id ${bad.id})`) as string,
    });
    expect(await statementsHeld()).toBe(1);
  });

  test("known-again refuses the batch of which it holds one already, and records none of it", async () => {
    const held = aStatement();
    await callStore("POST", held);
    await setStoreFault("known-again", { times: 2 });
    expect((await callStore("POST", [aStatement(), held])).status).toBe(409);
    expect(await statementsHeld()).toBe(1);
    expect((await callStore("POST", aStatement())).status).toBe(200);
  });

  test("a fault waits for something to be recorded; reading is not struck", async () => {
    await setStoreFault("status-500");
    expect((await callStore("GET")).status).toBe(200);
    expect((await callStore("POST", aStatement())).status).toBe(500);
  });
});
