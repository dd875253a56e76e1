// Puts a task into a function's queue, to run in the first second after a time. A task is named by that second (and by
// what it is about), so a thousand events within one second run the function once. The name is a hash, because Cloud
// Tasks slows down for names that follow each other.
import { createHash } from "node:crypto";
import { getFunctions } from "firebase-admin/functions";
import { functionsRegion } from "../config";
import { log } from "../log";

interface TaskSubject {
  name: string;
  data: object;
}

/**
 * For what stands in the database, where the sweep finds it: a failure is no loss, and must not have the caller run
 * again with all that it has done, as often as the queue is away.
 */
export async function enqueueSweptTask(queue: string, time: Date, subject?: TaskSubject): Promise<void> {
  try {
    await enqueueTask(queue, time, subject);
  } catch (error) {
    log.crashed(`enqueue ${queue}`, error);
  }
}

export async function enqueueTask(queue: string, time: Date, subject?: TaskSubject): Promise<void> {
  const second = Math.floor(Math.max(time.getTime(), Date.now()) / 1000) + 1;
  const task = { id: hashed(`${subject?.name ?? queue}\n${second}`), scheduleTime: new Date(second * 1000) };
  const enqueue = () => enqueueOnce(queue, subject?.data ?? {}, task);
  // The tasks emulator ignores a task's time and runs it at once, so this process waits instead.
  if (process.env.FUNCTIONS_EMULATOR === "true") {
    setTimeout(() => void enqueue().catch(() => undefined), task.scheduleTime.getTime() - Date.now());
  } else {
    await enqueue();
  }
}

/** Puts a task into a function's queue, to run at once; under one name it is there once. */
export async function enqueueNow(queue: string, name: string, data: object): Promise<void> {
  await enqueueOnce(queue, data, { id: hashed(name) });
}

function hashed(name: string): string {
  return createHash("sha256").update(name).digest("hex").slice(0, 40);
}

async function enqueueOnce(queue: string, data: object, task: { id: string; scheduleTime?: Date }): Promise<void> {
  try {
    const name = `locations/${functionsRegion.value()}/functions/${queue}`;
    await getFunctions().taskQueue(name).enqueue(data, task);
  } catch (error) {
    if ((error as { code?: unknown }).code !== "functions/task-already-exists") throw error;
  }
}
