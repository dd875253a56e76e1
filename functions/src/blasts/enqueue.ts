import { log } from "../log";
import { enqueueTask } from "../queue/task-queue";

/** Has a blast worked on in the first second after `time`. A failure is no loss: the sweeper enqueues it again. */
export async function enqueueBlast(id: string, time: Date): Promise<void> {
  try {
    await enqueueTask("sendBlasts", time, { name: id, data: { blast: id } });
  } catch (error) {
    log.crashed("enqueueBlast", error);
  }
}
