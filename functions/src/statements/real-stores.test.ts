// Statements of every kind against the answers of real stores, and against what is none: nothing is lost, and nothing
// counts as delivered that is not stored.
import { createServer, type Server, type ServerResponse } from "node:http";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, describe, expect, test } from "vitest";
import { listen } from "../../../local/stand-ins/shared/stand-in";
import { statementKinds, statementOf } from "../../../src/domain/statements/statements";
import { statementContext } from "./statement-context";
import { exampleEvents } from "../../../src/domain/statements/statements.fixture";
import { forwardBatch, type ForwardingResult } from "./forwarding";
import type { LeasedStatement } from "./outbox";
import { postStatements } from "./store";

const count = 400;
const perBatch = 50;
const context = statementContext("https://waymark.example");

const statements = Array.from({ length: count }, (_, nth): LeasedStatement => {
  const kind = statementKinds[nth % statementKinds.length] ?? "subscribed";
  const id = `00000000-0000-4000-8000-${String(nth).padStart(12, "0")}`;
  const body = JSON.stringify({ ...statementOf(exampleEvents[kind], context), id });
  return { id, body, attempts: 0, leasedAt: Timestamp.now() };
});

interface Sent {
  method: string;
  statements: { id: string }[];
  /** Those that it has, as they were sent. */
  held: Map<string, string>;
}

type Answer = (sent: Sent, response: ServerResponse) => void;

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

async function storeThat(answers: Answer) {
  const held = new Map<string, string>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      const sent = text === "" ? [] : (JSON.parse(text) as { id: string }[]);
      answers({ method: request.method ?? "", statements: sent, held }, response);
    });
  });
  servers.push(server);
  const port = await listen(server, 0);
  const store = {
    endpoint: `http://127.0.0.1:${port}/xapi`,
    username: "waymark",
    password: "secret",
    version: "1.0.3",
  };
  return { held, store: { ...store, timeoutMs: 5000 } };
}

const say = (response: ServerResponse, status: number, body?: unknown) =>
  response
    .writeHead(status, { "content-type": typeof body === "string" ? "text/html" : "application/json" })
    .end(typeof body === "string" ? body : JSON.stringify(body));

const hold = ({ statements: sent, held }: Sent) => {
  for (const one of sent) held.set(one.id, JSON.stringify(one));
};
const ids = ({ statements: sent }: Sent) => sent.map(({ id }) => id);
const isKnown = ({ statements: sent, held }: Sent) => sent.some(({ id }) => held.has(id));

/** The answers of each, as they came when it was tried. */
const stores: Record<string, Answer> = {
  "Learning Locker, which takes what it has again": (sent, response) => {
    hold(sent);
    say(response, 200, ids(sent));
  },
  "ADL's store, which says 409 to what it has": (sent, response) => {
    if (isKnown(sent)) return void say(response, 409, { message: "A statement with this id exists." });
    hold(sent);
    say(response, 200, ids(sent));
  },
  "a store that says nothing": (sent, response) => {
    hold(sent);
    response.writeHead(204).end();
  },
};

const noStores: Record<string, Answer> = {
  "a web page": (_, response) => void say(response, 200, "<!doctype html><title>Welcome</title>"),
  "a program that answers other JSON": (_, response) => void say(response, 200, { success: true }),
  "a store that names other statements": (_, response) => void say(response, 200, ["another-id"]),
  "a login page behind a redirect": (_, response) => void response.writeHead(302, { location: "/login" }).end(),
  "a store that does not know us": (_, response) => void say(response, 401, { message: "Unauthorized" }),
  "a store of another version": (_, response) => void say(response, 400, { warnings: ["X-Experience-API-Version"] }),
};

async function sendAll(store: Parameters<typeof postStatements>[1], all: readonly LeasedStatement[]) {
  const results: ForwardingResult[] = [];
  for (let from = 0; from < all.length; from += perBatch)
    results.push(
      await forwardBatch(all.slice(from, from + perBatch), (part) =>
        postStatements(
          part.map(({ body }) => body),
          store,
          new Date(),
        ),
      ),
    );
  return {
    delivered: results.flatMap((result) => result.delivered),
    rejected: results.flatMap((result) => result.rejected),
    remaining: results.flatMap((result) => result.remaining),
  };
}

describe.each(Object.entries(stores))("%s", (_, answer) => {
  test(`has ${count} statements of all kinds as they were sent, also after answers that were lost`, async () => {
    let requests = 0;
    const { held, store } = await storeThat((sent, response) => {
      requests += 1;
      if (sent.method !== "POST" || requests % 3 !== 0 || isKnown(sent)) {
        answer(sent, response);
        return;
      }
      // It stores them, and its answer is lost on the way.
      hold(sent);
      response.destroy();
    });
    const first = await sendAll(store, statements);
    expect(first.rejected).toEqual([]);
    expect(first.remaining.length).toBeGreaterThan(0);
    expect(first.delivered.filter(({ id }) => !held.has(id))).toEqual([]);
    const second = await sendAll(store, first.remaining);
    expect([second.rejected, second.remaining]).toEqual([[], []]);
    expect(first.delivered.length + second.delivered.length).toBe(count);
    expect(held).toEqual(new Map(statements.map(({ id, body }) => [id, body])));
  });
});

describe.each(Object.entries(noStores))("%s", (_, answer) => {
  test(`takes none of ${count} statements, and loses none`, async () => {
    const { store } = await storeThat(answer);
    const { delivered, rejected, remaining } = await sendAll(store, statements);
    expect([delivered, rejected]).toEqual([[], []]);
    expect(remaining).toHaveLength(count);
  });
});
