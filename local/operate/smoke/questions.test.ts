// The meaning of each answer of a platform, against a server that gives it.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { realPlace } from "./places";
import type { SmokePlace } from "./question";
import { questions } from "./questions";

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

let server: Server;
let answer: Answer;
let address: string;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

function place(changes: Partial<SmokePlace> = {}): SmokePlace {
  return {
    project: "ours",
    isLocal: false,
    site: address,
    functions: address,
    documents: `${address}/documents`,
    writtenToTheEnd: () => Promise.resolve(undefined),
    cpuQuota: () => Promise.resolve(20),
    cpuNeeded: 19,
    ...changes,
  };
}

const status =
  (code: number, body = "", headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(code, headers).end(body);
const policyName = "content-security-policy";
const policy = { [policyName]: "default-src 'none'" };
const stream = (...pieces: string[]): Answer => {
  return async (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    // Each pause begins behind its piece: a process that was held up sends no two of them at once.
    for (const piece of pieces) {
      response.write(`data: ${piece}\n\n`);
      await pause(30);
    }
    response.end();
  };
};
const codes = (visitor: string, stranger: string): Answer => {
  return ({ url }, response) =>
    response.writeHead(400).end(JSON.stringify({ error: { status: url?.includes("preview") ? stranger : visitor } }));
};

const taken: [question: RegExp, answers: Answer, outcome: string, isWell: boolean, changes?: Partial<SmokePlace>][] = [
  [
    /with our headers/,
    (_, response) => response.writeHead(200, { [policyName]: `connect-src ${address}` }).end(),
    "yes",
    true,
  ],
  [/with our headers/, status(200, "", policy), "foreign", false],
  [/with our headers/, status(200), "bare", false],
  [/with our headers/, status(404), "no", false],
  [/free of our policy/, status(200), "free", true],
  [/free of our policy/, status(200, "", policy), "bound", false],
  [/unknown addresses/, status(404), "none", true],
  [/unknown addresses/, status(200, "", { "x-frame-options": "DENY" }), "framed by none", true],
  [/unknown addresses/, status(200), "bare", false],
  [/which project/, status(200, '{"projectId":"ours"}'), "yes", true],
  [/which project/, status(200, '{"projectId":"theirs"}'), "no", false],
  [/mail program/, status(400), "yes", true],
  [/mail program/, status(200, "<html>"), "no", false],
  [/refused by their codes/, codes("INVALID_ARGUMENT", "UNAUTHENTICATED"), "yes", true],
  [/refused by their codes/, codes("INVALID_ARGUMENT", "INVALID_ARGUMENT"), "no", false],
  [/refused by their codes/, status(403), "shut", false],
  [/task's address/, status(403), "shut", true],
  [/task's address/, status(404), "absent", false],
  [/task's address/, status(200), "open", false],
  [/task's address/, status(200), "emulated", true, { isLocal: true }],
  [/documents shut/, status(403), "yes", true],
  [/documents shut/, status(200, "{}"), "open", false],
  [/documents shut/, status(404), "silent", false],
  [/all the instances/, status(200), "yes", true],
  [/all the instances/, status(200), "no", false, { cpuQuota: () => Promise.resolve(10) }],
  [/all the instances/, status(200), "unlimited", true, { cpuQuota: () => Promise.resolve(undefined) }],
  [/while it is being written/, stream('{"message":{"text":"One"}}', '{"message":{"text":"two"}}'), "yes", true],
  [/while it is being written/, status(200, 'data: {"message":{"text":"All"}}'), "late", false],
  [/while it is being written/, status(429, '{"error":{}}'), "none", false],
  [/caller has left/, stream('{"message":{}}', "{}"), "no", true, { writtenToTheEnd: () => Promise.resolve(true) }],
  [/caller has left/, stream('{"message":{}}', "{}"), "yes", true, { writtenToTheEnd: () => Promise.resolve(false) }],
];

test.each(taken)("%s", async (asks, answers, outcome, isWell, changes) => {
  answer = answers;
  const question = questions.find((one) => asks.test(one.asks));
  expect(await question?.ask(place(changes))).toBe(outcome);
  expect(question?.outcomes[outcome]?.isWell).toBe(isWell);
});

test("each outcome that is not well says what to do", () => {
  for (const { outcomes } of questions)
    for (const { isWell, means, todo } of Object.values(outcomes))
      expect({ means, todo: isWell || todo !== "" }).toEqual({ means, todo: true });
});

test("a project's own quota and log are asked", async () => {
  const asked: string[] = [];
  const metrics = [
    { displayName: "Total memory allocation", consumerQuotaLimits: [{ quotaBuckets: [{ effectiveLimit: "1" }] }] },
    {
      displayName: "Total CPU allocation, in milli vCPU",
      consumerQuotaLimits: [
        {
          quotaBuckets: [
            { effectiveLimit: "200000" },
            { effectiveLimit: "20000", dimensions: { region: "us-central1" } },
          ],
        },
      ],
    },
  ];
  const api = {
    get: (at: string) => (asked.push(at), Promise.resolve({ metrics } as never)),
    post: (at: string, body: object) => (
      asked.push(at + JSON.stringify(body)),
      Promise.resolve({ entries: [{}] } as never)
    ),
  };
  const real = await realPlace("ours", api);
  expect(real).toMatchObject({ isLocal: false, site: "https://ours.web.app" });
  expect(real.functions).toBe("https://us-central1-ours.cloudfunctions.net");
  expect(await real.cpuQuota()).toBe(20);
  expect(real.cpuNeeded).toBeGreaterThan(1);
  expect(await real.writtenToTheEnd("", new Date())).toBe(true);
  expect(asked.join()).toContain("generatecourseoutline");
}, 30_000);
