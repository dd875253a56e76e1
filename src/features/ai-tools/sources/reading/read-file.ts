import { sourceBounds } from "../../../../domain/course/sources/source-bounds";
import type { FileReading } from "./file-paragraphs";

/** Reads a file in a worker of its own, which is ended when it has answered, is too slow, or is no longer wanted. */
export async function readFile(
  file: File,
  unwanted: AbortSignal,
  begin = beginReader,
): Promise<FileReading | undefined> {
  if (file.size > sourceBounds.bytes) return { problem: "tooLarge" };
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  if (unwanted.aborted) return undefined;
  if (bytes === undefined) return { problem: "damaged" };
  const worker = begin();
  try {
    return await new Promise<FileReading | undefined>((resolve) => {
      worker.addEventListener("message", ({ data }: MessageEvent<{ reading?: FileReading }>) => {
        if (data.reading) resolve(data.reading);
      });
      worker.addEventListener("error", () => resolve({ problem: "noReader" }));
      unwanted.addEventListener("abort", () => resolve(undefined));
      setTimeout(() => resolve({ problem: "tooSlow" }), sourceBounds.milliseconds);
      worker.postMessage({ bytes, name: file.name }, [bytes.buffer]);
    });
  } finally {
    worker.terminate();
  }
}

function beginReader(): Worker {
  return new Worker(new URL("./source-worker.ts", import.meta.url), { type: "module" });
}
