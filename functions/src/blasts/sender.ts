import { paths } from "../../../src/domain/kernel/collections";
import { mailSecrets } from "../config";
import { database } from "../firestore/database";
import { taskFunction } from "../queue/task-function";
import { endedInOrder } from "../queue/ended-in-order";
import { blastContext } from "./blast-context";
import { log } from "../log";
import { enqueueBlast } from "./enqueue";
import { readableBlast } from "./stored-blast";
import { sweptBeforeMs, workOn } from "./worker";

const maxBlastsPerSweep = 100;

/** Publishes the worker for blasts. It takes one at a time: the rate of mails holds for all of them together. */
export function blastSender() {
  const options = {
    secrets: mailSecrets,
    timeoutSeconds: 540,
    memory: "512MiB" as const,
    rateLimits: { maxConcurrentDispatches: 1 },
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 30 },
  };
  return taskFunction<{ blast: string }>("sendBlasts", options, ({ blast }) =>
    endedInOrder(async (stopping) => {
      const again = await workOn({ ...blastContext(), stopping }, blast);
      if (again) await enqueueBlast(blast, again);
    }),
  );
}

/** Enqueues again what a killed worker or a lost task has left. One that cannot be read is only told. */
export async function enqueueActiveBlasts(): Promise<void> {
  const active = await database.collection(paths.blasts).where("active", "==", true).limit(maxBlastsPerSweep).get();
  const due = active.docs.filter((document) => {
    const blast = readableBlast(document);
    if (!blast) log.unreadable(document.ref.path);
    return blast && (blast.sendAt?.getTime() ?? 0) <= Date.now() + sweptBeforeMs;
  });
  await Promise.all(due.map(({ id }) => enqueueBlast(id, new Date())));
}
