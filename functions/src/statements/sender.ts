import { callable } from "../callable/callable";
import { lrsPassword, storeConfig } from "../config";
import { taskFunction } from "../queue/task-function";
import { replayRejected } from "./outbox";
import { projectOutbox } from "./project-outbox";
import { sendDueStatements } from "./relay";
import { refreshRelayStatus } from "./relay-status";
import { enqueueRelay } from "./enqueue";

/** Publishes the only function that knows the store's credentials. It runs one task at a time. */
export function statementSender() {
  const options = {
    secrets: [lrsPassword],
    timeoutSeconds: 540,
    rateLimits: { maxConcurrentDispatches: 1 },
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 30 },
  };
  return taskFunction("sendStatements", options, async () => {
    const again = await sendDueStatements(projectOutbox, storeConfig());
    if (again) await enqueueRelay(again);
  });
}

/** Enqueues the relay should a task have been lost, and keeps its status true should it fail. */
export async function enqueueWaitingStatements(): Promise<void> {
  await refreshRelayStatus(projectOutbox);
  await enqueueRelay(projectOutbox.now());
}

/** Publishes the callable by which administrators have rejected statements sent again, once the cause is mended. */
export function statementReplay() {
  return callable("replayStatements", { maxInstances: 1 }, async () => {
    const replayed = await replayRejected(projectOutbox);
    await refreshRelayStatus(projectOutbox);
    await enqueueRelay(projectOutbox.now());
    return { replayed };
  });
}
