// Who has something to send, or wants to try again later, puts a task into the queue of the sender. A task is named by the second
// in which it runs, so a thousand events within one second wake the sender once.
import { getFunctions } from "firebase-admin/functions";

export const senderName = "sendStatements";

/** Wakes the sender in the first second after that time (or from now on, whichever is later). */
export async function wakeSender(time: Date): Promise<void> {
  const second = Math.floor(Math.max(time.getTime(), Date.now()) / 1000) + 1;
  const at = new Date(second * 1000);
  // The tasks emulator runs every task at once, whatever its time, so there this process waits in its stead.
  if (process.env.FUNCTIONS_EMULATOR === "true") {
    setTimeout(() => void enqueue(second, at).catch(() => undefined), at.getTime() - Date.now());
  } else {
    await enqueue(second, at);
  }
}

async function enqueue(second: number, scheduleTime: Date): Promise<void> {
  try {
    await getFunctions()
      .taskQueue(senderName)
      .enqueue({}, { id: `second-${second}`, scheduleTime });
  } catch (error) {
    if ((error as { code?: unknown }).code !== "functions/task-already-exists") throw error;
  }
}
