import { senderName } from "../../../../domain/inquiries/inquiry";
import type { Task } from "../../../../domain/inquiries/task";

export function taskName(task: Task): string {
  return [task.taskName, task.businessName].find((text) => text?.trim()) ?? senderName(task);
}
