// Puts a task into a function's queue, to run in the first second after a time. A task is named by that second (and by
// what it is about), so a thousand events within one second run the function once.
import { getFunctions } from "firebase-admin/functions";
import { functionsRegion } from "../config";

export async function enqueueTask(queue: string, time: Date, subject?: { name: string; data: object }): Promise<void> {
  const second = Math.floor(Math.max(time.getTime(), Date.now()) / 1000) + 1;
  const task = {
    id: subject ? `${subject.name}-${second}` : `second-${second}`,
    scheduleTime: new Date(second * 1000),
  };
  const enqueue = () => enqueueOnce(queue, subject?.data ?? {}, task);
  // The tasks emulator runs every task at once, whatever its time, so there this process waits instead.
  if (process.env.FUNCTIONS_EMULATOR === "true") {
    setTimeout(() => void enqueue().catch(() => undefined), task.scheduleTime.getTime() - Date.now());
  } else {
    await enqueue();
  }
}

/** Puts a task into a function's queue, to run at once; under one id it is there once. */
export async function enqueueNow(queue: string, id: string, data: object): Promise<void> {
  await enqueueOnce(queue, data, { id });
}

async function enqueueOnce(queue: string, data: object, task: { id: string; scheduleTime?: Date }): Promise<void> {
  try {
    const name = `locations/${functionsRegion.value()}/functions/${queue}`;
    await getFunctions().taskQueue(name).enqueue(data, task);
  } catch (error) {
    if ((error as { code?: unknown }).code !== "functions/task-already-exists") throw error;
  }
}
