// Takes the tasks that functions enqueue, as Cloud Tasks does, and hands them to the test instead of running them. They
// are named by the second in which they are to run, so that many events run a function once: here they all are at once.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

export interface EnqueuedTask {
  queue: string;
  data: unknown;
}

interface TaskRequest {
  task: { httpRequest: { body: string } };
}

export async function startCloudTasks() {
  const tasks = new Map<string, EnqueuedTask>();
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const [, queue = ""] = /\/queues\/([^/]+)\/tasks$/.exec(request.url ?? "") ?? [];
      const payload = Buffer.from((body as TaskRequest).task.httpRequest.body, "base64").toString();
      const { data } = JSON.parse(payload) as { data: unknown };
      tasks.set(`${queue} ${payload}`, { queue, data });
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    /** The value for CLOUD_TASKS_EMULATOR_HOST. */
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeAll() {
      const taken = [...tasks.values()];
      tasks.clear();
      return taken;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
