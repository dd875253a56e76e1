import { log } from "../log";
import { wake } from "../queue/task-queue";

/** Has a blast worked on in the first second after that time. That it fails is no loss: the sweeper looks after it. */
export async function wakeBlast(id: string, time: Date): Promise<void> {
  try {
    await wake("sendBlasts", time, { name: id, data: { blast: id } });
  } catch (error) {
    log.crashed("wakeBlast", error);
  }
}
