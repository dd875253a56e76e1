import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Server } from "node:net";

/** A part of the outside world, played by this process on 127.0.0.1; closing it ends open connections at once. */
export interface StandIn {
  url: string;
  close(): Promise<void>;
}

/** One HTTP request with its whole body, and the response that is to be written. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  body: string;
}

export type Route = (exchange: Exchange) => void | Promise<void>;
export type Routes = Record<`${"GET" | "POST" | "PUT" | "DELETE"} /${string}`, Route>;

const maxBodyBytes = 20_000_000;

/** Serves the routes, keyed by "METHOD /path", on 127.0.0.1; port 0 takes a free one. */
export async function serve(routes: Routes, port: number): Promise<StandIn> {
  const table = new Map(Object.entries(routes));
  const server = createServer((request, response) => void handleRequest(table, request, response));
  const url = `http://127.0.0.1:${await listen(server, port)}`;
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Listens on 127.0.0.1 and resolves to the port; rejects if the port is taken. */
export function listen(server: Pick<Server, "listen" | "once" | "off" | "address">, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { "Content-Type": "application/json; charset=utf-8", ...headers });
  response.end(JSON.stringify(body));
}

/** Sends a page that can neither run scripts nor load anything from elsewhere, with any text in it. */
export function sendPage(response: ServerResponse, html: string, status = 200) {
  response.writeHead(status, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy":
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
  });
  response.end(html);
}

async function handleRequest(table: Map<string, Route>, request: IncomingMessage, response: ServerResponse) {
  try {
    const url = new URL(`http://127.0.0.1${request.url ?? "/"}`);
    const asked = `${request.method ?? "GET"} ${url.pathname}`;
    const route = table.get(asked);
    const body = await readBody(request);
    if (body === undefined) {
      sendJson(response, 413, { error: `A body may have at most ${maxBodyBytes} bytes.` }, { Connection: "close" });
    } else if (route === undefined) {
      const known = [...table.keys()].join(", ");
      sendJson(response, 404, { error: `There is nothing at ${asked}. This stand-in answers: ${known}.` });
    } else {
      await route({ request, response, url, body });
    }
  } catch (error) {
    if (response.headersSent || request.destroyed) response.destroy();
    else sendJson(response, 500, { error: error instanceof Error ? error.message : String(error) });
  }
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
