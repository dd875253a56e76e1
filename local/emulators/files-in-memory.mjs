// Keeps the files of the emulator of Hosting in memory: by itself it looks for, reads and hashes each file anew for
// each request. The files do not change during the run. It is plain JavaScript, like firebase-tools.mjs.
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

/** A provider of superstatic that asks another one once for each path. */
export function filesInMemory(provider) {
  const kept = new Map();
  return async (request, path) => {
    if (!kept.has(path)) kept.set(path, readWhole(provider(request, path)));
    const file = await kept.get(path);
    return file && { ...file, stream: Readable.from([file.bytes], { objectMode: false }) };
  };
}

async function readWhole(providing) {
  const file = await providing;
  return file && { ...file, bytes: await buffer(file.stream) };
}
