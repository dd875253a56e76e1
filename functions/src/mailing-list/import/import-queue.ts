import { paths } from "../../../../src/domain/kernel/collections";
import { mailKey } from "../../config";
import { database } from "../../firestore/database";
import { taskFunction } from "../../queue/task-function";
import { enqueueImport } from "./enqueue-import";
import { workOnImport } from "./import-worker";

const mostPerSweep = 20;

/** Publishes the worker for imports. It takes one at a time, so that two files cannot add a person twice. */
export function importQueue() {
  const options = {
    secrets: [mailKey],
    timeoutSeconds: 540,
    maxInstances: 1,
    rateLimits: { maxConcurrentDispatches: 1 },
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 30 },
  };
  return taskFunction<{ import: string }>("addImported", options, async ({ import: id }) => {
    const again = await workOnImport({ database, now: () => new Date() }, id);
    if (again) await enqueueImport(id, again);
  });
}

/** Enqueues again what a killed worker or a lost task has left. */
export async function enqueueActiveImports(): Promise<void> {
  const active = await database.collection(paths.imports).where("active", "==", true).limit(mostPerSweep).get();
  await Promise.all(active.docs.map(({ id }) => enqueueImport(id, new Date())));
}
