// In the place of Cloud Tasks: keeps what is enqueued and runs nothing, or is away.
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

interface RecordedTask {
  queue: string;
  name: string;
  scheduleTime: string | undefined;
}

interface TaskRequest {
  task: { name?: string; scheduleTime?: string };
}

/** The Firebase Admin SDK of this process enqueues there from now on. */
export async function startTaskRecorder() {
  const tasks: RecordedTask[] = [];
  const state = { status: 200, requests: 0 };
  const server = createServer((request, response) => {
    void (async () => {
      state.requests += 1;
      const { task } = (await json(request)) as TaskRequest;
      const queue = /\/queues\/(\w+)\//.exec(request.url ?? "")?.[1] ?? "";
      const name = task.name?.split("/").at(-1) ?? "";
      const isKnown = tasks.some((one) => one.name === name);
      const status = state.status === 200 && isKnown ? 409 : state.status;
      if (status === 200) tasks.push({ queue, name, scheduleTime: task.scheduleTime });
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(status === 200 ? {} : { error: { status: status === 409 ? "ALREADY_EXISTS" : "" } }));
    })();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  delete process.env.FUNCTIONS_EMULATOR;
  process.env.CLOUD_TASKS_EMULATOR_HOST = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    tasks,
    /** Sets its answer from now on; 200 takes tasks. */
    answer: (status: number) => {
      state.status = status;
    },
    requestCount: () => state.requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
