// Against the two addresses of the functions emulator that are used.
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { callScheduled, intervalOf, scheduledFunctions } from "./schedule";

let emulator: Server | undefined;
afterEach(() => void emulator?.close());

const functionTriggers = [
  { id: "us-central1-sweep", name: "sweep", schedule: { schedule: "every 5 minutes" } },
  { id: "us-central1-health", name: "health" },
  { id: "us-central1-report", name: "report", schedule: { schedule: "every 24 hours" } },
];

async function startEmulator(status: number): Promise<{ port: number; called: string[] }> {
  const called: string[] = [];
  emulator = createServer((request, response) => {
    if (request.url === "/backends") return response.end(JSON.stringify({ backends: [{ functionTriggers }] }));
    called.push(`${request.method} ${request.url}`);
    return response.writeHead(status).end();
  }).listen(0, "127.0.0.1");
  await once(emulator, "listening");
  return { port: (emulator.address() as AddressInfo).port, called };
}

const { signal } = new AbortController();

test("each function with a schedule is called at its own interval, and no other", async () => {
  const { port, called } = await startEmulator(200);
  const scheduled = await scheduledFunctions({ functions: port });
  expect(scheduled.map(({ name, everyMs }) => [name, everyMs])).toEqual([
    ["sweep", 5 * 60_000],
    ["report", 24 * 60 * 60_000],
  ]);
  for (const one of scheduled) await callScheduled(one, signal);
  const triggers = "POST /functions/projects/demo-waymark/triggers";
  expect(called).toEqual([`${triggers}/us-central1-sweep-0`, `${triggers}/us-central1-report-0`]);
});

test("a scheduled function that fails, or does not answer, says so", async () => {
  const { port } = await startEmulator(500);
  const sweep = { name: "sweep", everyMs: 1, address: `http://127.0.0.1:${port}/sweep` };
  await expect(callScheduled(sweep, signal)).rejects.toThrow("it answered 500");
  emulator?.removeAllListeners("request").on("request", (request) => request.socket.destroy());
  await expect(callScheduled(sweep, signal)).rejects.toThrow("it did not answer");
});

test("a schedule that cannot be kept here is refused by its words", () => {
  expect(intervalOf("every 1 minute")).toBe(60_000);
  expect(() => intervalOf("0 3 * * *")).toThrow('The schedule "0 3 * * *"');
});
