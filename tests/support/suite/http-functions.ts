// The published callables behind a real HTTP server in this process, parsed and mounted as the platform mounts them:
// one process for all calls, which the functions emulator does not have.
import { once } from "node:events";
import { createRequire } from "node:module";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { projectRoot } from "../../../local/shared/project-root";
import type { CallableName } from "../../../src/domain/callables";

interface Express {
  (): RequestListener & { use: (handler: unknown) => void; all: (path: string, handler: unknown) => void };
  json: (options: object) => unknown;
}

export interface HttpAnswer {
  status: number;
  headers: Headers;
  body: string;
  /** The details of a failure. */
  error: { status?: string; details?: { sentence?: string } } | undefined;
}

/** To be called once the environment is set, because functions are made when they are loaded. */
export async function serveFunctions() {
  // The express of firebase-functions, which is what the platform's server is made of.
  const express = createRequire(join(projectRoot, "functions", "package.json"))("express") as Express;
  const published = (await import("../../../functions/src/index")) as unknown as Record<string, unknown>;
  const app = express();
  app.use(express.json({ limit: "32mb" }));
  for (const [name, handler] of Object.entries(published)) app.all(`/${name}`, handler);
  const { createServer } = await import("node:http");
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    address,
    post: postTo(address),
    async close(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** Posts a body as it is, so that it may be one that no SDK would send. */
export function postTo(address: string) {
  return async (name: CallableName, body: string, headers: Record<string, string> = {}): Promise<HttpAnswer> => {
    const response = await fetch(`${address}/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text, error: errorIn(text) };
  };
}

export function withToken(idToken: string): Record<string, string> {
  return { authorization: `Bearer ${idToken}` };
}

function errorIn(text: string): HttpAnswer["error"] {
  try {
    return (JSON.parse(text) as { error?: HttpAnswer["error"] }).error;
  } catch {
    return undefined; // no JSON: a crash of the server itself
  }
}
