import { onSchedule } from "firebase-functions/v2/scheduler";
import { onTaskDispatched } from "firebase-functions/v2/tasks";
import { callable } from "../callable/callable";
import { lrsPassword, storeConfig } from "../config";
import { database } from "../firestore/database";
import { outbox, replayRejected } from "./outbox";
import { sendDue } from "./relay";
import { refreshStanding } from "./relay-status";
import { wakeSender } from "./enqueue";

const theOutbox = outbox(database);

/** Publishes the only function that knows the store's credentials. One task at a time: a store is asked by one sender. */
export function statementSender() {
  const options = {
    secrets: [lrsPassword],
    timeoutSeconds: 540,
    rateLimits: { maxConcurrentDispatches: 1 },
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 30 },
  };
  return onTaskDispatched(options, async () => {
    const again = await sendDue(theOutbox, storeConfig());
    if (again) await wakeSender(again);
  });
}

/** Publishes what wakes the sender now and then, should a task ever have been lost, and shows what waits should the sender fail. */
export function statementSweeper() {
  return onSchedule("every 10 minutes", async () => {
    await refreshStanding(theOutbox);
    await wakeSender(theOutbox.now());
  });
}

/** Publishes the administrators' way to have rejected statements sent again, once the cause is mended. */
export function statementReplay() {
  return callable("replayStatements", {}, async () => {
    const replayed = await replayRejected(theOutbox);
    await refreshStanding(theOutbox);
    await wakeSender(theOutbox.now());
    return { replayed };
  });
}
