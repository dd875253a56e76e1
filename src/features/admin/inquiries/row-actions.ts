// The actions of the rows of the desk, with their notices. They load after the lists, or at the first press.
import { senderName, type Inquiry } from "../../../domain/inquiries/inquiry";
import type { Task } from "../../../domain/inquiries/task";
import { staffMessages } from "../../../domain/inquiries/action-words";
import type { Conflict } from "../../../firebase/inquiries/desk-entry";
import { claimInquiry, deleteInquiry, restoreInquiry } from "../../../firebase/inquiries/inquiry-actions";
import { completeTask, deleteTask, restoreTask, setDueDate } from "../../../firebase/inquiries/task-actions";
import type { StaffTools } from "../shared/staff-context";
import { conflictMessage } from "./conflict-message";
import { taskName } from "./tasks/task-name";

type AtDesk = Pick<StaffTools, "me" | "announce">;

export async function moveRow({ me, announce }: AtDesk, id: string, inquiry: Inquiry): Promise<void> {
  if (isDone(announce, await claimInquiry(me, id)))
    announce({ kind: "success", sentence: staffMessages.inquiryMoved(senderName(inquiry)) });
}

export async function deleteRow({ me, announce }: AtDesk, id: string, inquiry: Inquiry): Promise<void> {
  const name = senderName(inquiry);
  if (!isDone(announce, await deleteInquiry(me, id))) return;
  announceDeleted(announce, staffMessages.inquiryDeleted(name), staffMessages.inquiryRestored(name), () =>
    restoreInquiry(id, inquiry),
  );
}

export async function completeRow({ me, announce }: AtDesk, id: string, task: Task): Promise<void> {
  if (isDone(announce, await completeTask(me.uid, id)))
    announce({ kind: "success", sentence: staffMessages.taskCompleted(taskName(task)) });
}

export async function deleteTaskRow({ me, announce }: AtDesk, id: string, task: Task): Promise<void> {
  const name = taskName(task);
  if (!isDone(announce, await deleteTask(me.uid, id))) return;
  announceDeleted(announce, staffMessages.taskDeleted(name), staffMessages.taskRestored(name), () =>
    restoreTask(me.uid, id, task),
  );
}

/** `day` is blank if the task is no longer due. */
export async function dueRow({ me, announce }: AtDesk, id: string, day: string): Promise<void> {
  isDone(announce, await setDueDate(me.uid, id, day));
}

/** Tells whether it was done; else it announces who was first. */
function isDone(announce: AtDesk["announce"], attempt: { result: "done" } | Conflict): boolean {
  if (attempt.result === "done") return true;
  announce({ kind: "warning", sentence: conflictMessage(attempt) });
  return false;
}

function announceDeleted(
  announce: AtDesk["announce"],
  deleted: string,
  restored: string,
  restore: () => Promise<void>,
): void {
  async function undo(): Promise<void> {
    try {
      await restore();
      announce({ kind: "success", sentence: restored });
    } catch {
      announce({ kind: "error", sentence: staffMessages.restoreFailed });
    }
  }

  announce({ kind: "success", sentence: deleted, undo: () => void undo() });
}
