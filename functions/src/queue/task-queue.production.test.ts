// The requests to Cloud Tasks without emulators, against a recorder.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import "../firestore/database";
import { enqueueTask } from "./task-queue";

interface RecordedTask {
  path: string | undefined;
  body: {
    task: {
      name: string;
      scheduleTime: string;
      httpRequest: { body: string; oidcToken: { serviceAccountEmail: string } };
    };
  };
}

let server: Server;
const recorded: RecordedTask[] = [];
let status = 200;

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
    request.on("end", () => {
      recorded.push({ path: request.url, body: JSON.parse(text) as RecordedTask["body"] });
      response.writeHead(status, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  vi.stubEnv("CLOUD_TASKS_EMULATOR_HOST", `127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv("FUNCTIONS_REGION", "europe-west1");
  vi.stubEnv("GCLOUD_PROJECT", "ours");
  vi.stubEnv("METADATA_SERVER_DETECTION", "none"); // there is no cloud around this machine
});
beforeEach(() => {
  recorded.length = 0;
  status = 200;
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

test("a task waits in the queue of the project's own region until its time, whoever runs it", async () => {
  const time = new Date(Date.now() + 3_600_000);
  await enqueueTask("sendBlasts", time, { name: "blast-1", data: { blast: "1" } });
  const [task] = recorded;
  const queue = "projects/ours/locations/europe-west1/queues/sendBlasts/tasks";
  expect(task?.path).toContain(queue);
  expect(task?.body.task.name).toMatch(new RegExp(`^${queue}/[A-Za-z0-9_-]+$`));
  expect(Date.parse(task?.body.task.scheduleTime ?? "") - time.getTime()).toBeGreaterThan(0);
  expect(Date.parse(task?.body.task.scheduleTime ?? "") - time.getTime()).toBeLessThanOrEqual(1000);
  const data = Buffer.from(task?.body.task.httpRequest.body ?? "", "base64").toString();
  expect(JSON.parse(data)).toEqual({ data: { blast: "1" } });
  expect(task?.body.task.httpRequest.oidcToken.serviceAccountEmail).not.toBe("");
});

test("a task that waits already is as good as a new one, and any other refusal is told", async () => {
  status = 409;
  await enqueueTask("sendBlasts", new Date());
  status = 403;
  await expect(enqueueTask("sendBlasts", new Date())).rejects.toThrow();
  expect(recorded).toHaveLength(2);
});
