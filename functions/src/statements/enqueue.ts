import { enqueueSweptTask } from "../queue/task-queue";

const relayQueue = "sendStatements";

/** Has the relay run in the first second after `time`, because there is something to send or to try again. */
export async function enqueueRelay(time: Date): Promise<void> {
  await enqueueSweptTask(relayQueue, time);
}
