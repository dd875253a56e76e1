import { enqueueSweptTask } from "../queue/task-queue";

/** Has a blast worked on in the first second after `time`. */
export function enqueueBlast(id: string, time: Date): Promise<void> {
  return enqueueSweptTask("sendBlasts", time, { name: id, data: { blast: id } });
}
