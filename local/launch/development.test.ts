import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { ViteDevServer } from "vite";
import { projectRoot } from "../shared/project-root";
import { developmentPorts, developmentServer } from "./development";

let server: ViteDevServer;
let pages: Server;

beforeAll(async () => {
  server = await developmentServer(developmentPorts, null);
  // It does not listen itself, so it does not begin to bundle the packages either, which no test waits for.
  pages = createServer(server.middlewares).listen(0, "127.0.0.1");
  await once(pages, "listening");
});

afterAll(async () => {
  pages.close();
  await server.close();
});

async function served(path: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${(pages.address() as AddressInfo).port}${path}`, {
    headers: { accept: "*/*" },
  });
  expect(reply.status, path).toBe(200);
  return reply.text();
}

test("it is the same: the page knows the emulators and the project, in both languages", async () => {
  for (const path of ["/", "/de"]) {
    const page = await served(path);
    expect(page).toContain(`&quot;firestore&quot;:${developmentPorts.firestore}`);
    expect(page).toContain("/@vite/client");
  }
  expect(JSON.parse(await served("/__/firebase/init.json"))).toMatchObject({ projectId: "demo-waymark" });
});

test("a changed screen is put into the open page, which is not loaded anew", async () => {
  const screen = "/src/features/landing/landing-screen.tsx";
  expect(await served(screen)).toContain("import.meta.hot");
  const send = vi.spyOn(server.environments.client.hot, "send");
  server.watcher.emit("change", join(projectRoot, screen));
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls.flat()).toEqual([
    expect.objectContaining({ type: "update", updates: [expect.objectContaining({ path: screen })] }),
  ]);
});
