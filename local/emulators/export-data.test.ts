// Against the address of the emulators' hub that is used.
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { exportData } from "./export-data";

let hub: Server | undefined;
afterEach(() => void hub?.close());

async function startHub(status: number, message: string): Promise<{ port: number; asked: string[] }> {
  const asked: string[] = [];
  hub = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push(`${request.method} ${request.url} ${body}`);
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ message }));
    });
  }).listen(0, "127.0.0.1");
  await once(hub, "listening");
  return { port: (hub.address() as AddressInfo).port, asked };
}

test("the hub is asked for an export to a folder, and its reason against it is told", async () => {
  const willing = await startHub(200, "OK");
  await exportData({ hub: willing.port }, "/data.next");
  expect(willing.asked).toEqual(['POST /_admin/export {"path":"/data.next","initiatedBy":"waymark"}']);
  hub?.close();
  const { port } = await startHub(500, "ENOSPC: no space left on device, mkdtemp");
  await expect(exportData({ hub: port }, "/data.next")).rejects.toThrow("the emulators refused: ENOSPC");
});

test("emulators that end while they export did not answer", async () => {
  const { port } = await startHub(200, "OK");
  hub?.removeAllListeners("request").on("request", (request) => request.socket.destroy());
  await expect(exportData({ hub: port }, "/data.next")).rejects.toThrow("the emulators did not answer");
});
