// Serves a build as Hosting does: compressed, with our headers, a page without its `.html`, and the shell (or, in
// builds from before there was one, index.html) at every other address. Hosting's emulator compresses nothing.
import { existsSync, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { injectEmulatorAddresses } from "../../local/launch/run-folder";
import type { Suite } from "../../local/shared/running-suite";
import { deployedHeaders } from "../support/journeys/deployed-policy";

const contentTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".webmanifest": "application/manifest+json",
};
const isCompressed = new Set([".png", ".woff2"]);

export interface CompressedSite {
  address: string;
  stop: () => Promise<void>;
}

/** With a suite its pages lead to that; they have no policy then, which knows the addresses of projects only. */
export async function serveCompressed(folder: string, suite?: Suite): Promise<CompressedSite> {
  const project = suite?.projectId ?? "bench";
  const headers = suite
    ? {}
    : deployedHeaders({ project, region: "us-central1", database: "(default)", noIndex: false });
  const compressed = new Map<string, Buffer>();

  function bodyOf(file: string): Buffer {
    const known = compressed.get(file);
    if (known) return known;
    const isPage = suite && extname(file) === ".html";
    const source = isPage ? injectEmulatorAddresses(readFileSync(file, "utf8"), suite.ports) : readFileSync(file);
    const body = isCompressed.has(extname(file)) ? Buffer.from(source) : brotliCompressSync(source);
    compressed.set(file, body);
    return body;
  }

  function send(response: ServerResponse, file: string, isAsset: boolean): void {
    const type = contentTypes[extname(file)] ?? "application/octet-stream";
    const cached = isAsset ? "public, max-age=31536000, immutable" : "no-cache";
    const encoding = isCompressed.has(extname(file)) ? {} : { "content-encoding": "br" };
    response.writeHead(200, { ...headers, ...encoding, "content-type": type, "cache-control": cached });
    response.end(bodyOf(file));
  }

  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://site.example");
    if (pathname === "/__/firebase/init.json") {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ projectId: project, apiKey: "fake-api-key" }));
      return;
    }
    const isAsset = pathname.startsWith("/assets/");
    const names = extname(pathname) ? [pathname] : pathname === "/" ? ["index.html"] : [`${pathname}.html`];
    const others = isAsset ? [] : ["shell.html", "index.html"];
    const file = [...names, ...others].map((name) => join(folder, name)).find((name) => existsSync(name));
    if (file) send(response, file, isAsset);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
