import type { Readable } from "node:stream";

export interface ServedFile {
  etag: string;
  size: number;
  stream: Readable;
}

type Provider = (request: unknown, path: string) => Promise<ServedFile | null>;

export function filesInMemory(provider: Provider): Provider;
