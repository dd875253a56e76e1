import { wake } from "../queue/task-queue";

export const senderName = "sendStatements";

/** Who has something to send, or wants to try again later, wakes the sender in the first second after that time. */
export async function wakeSender(time: Date): Promise<void> {
  await wake(senderName, time);
}
