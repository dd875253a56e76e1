import { enqueueSweptTask } from "../../queue/task-queue";

/** Has an import worked on in the first second after `time`. */
export function enqueueImport(id: string, time: Date): Promise<void> {
  return enqueueSweptTask("addImported", time, { name: id, data: { import: id } });
}
