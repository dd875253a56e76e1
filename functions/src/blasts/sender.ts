import { onSchedule } from "firebase-functions/v2/scheduler";
import { onTaskDispatched } from "firebase-functions/v2/tasks";
import { paths } from "../../../src/domain/kernel/collections";
import { mailKey, smtpUrl } from "../config";
import { database } from "../firestore/database";
import { blastContext } from "./context";
import { wakeBlast } from "./enqueue";
import { workOn } from "./worker";

const mostAtOnce = 100;

/** Publishes what works on blasts, one at a time: the rate of mails holds for all of them together. */
export function blastSender() {
  const options = {
    secrets: [smtpUrl, mailKey],
    timeoutSeconds: 540,
    memory: "512MiB" as const,
    rateLimits: { maxConcurrentDispatches: 1 },
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 30 },
  };
  return onTaskDispatched<{ blast: string }>(options, async ({ data }) => {
    const again = await workOn(blastContext(), data.blast);
    if (again) await wakeBlast(data.blast, again);
  });
}

/** Publishes what takes up again what a killed worker or a lost task has left. */
export function blastSweeper() {
  return onSchedule("every 5 minutes", sweepBlasts);
}

export async function sweepBlasts(): Promise<void> {
  const active = await database.collection(paths.blasts).where("active", "==", true).limit(mostAtOnce).get();
  await Promise.all(active.docs.map(({ id }) => wakeBlast(id, new Date())));
}
