import { senderName } from "../../../domain/inquiries/inquiry";
import type { Task } from "../../../domain/inquiries/task";
import { staffMessages, inquiryWords } from "../../../domain/inquiries/words";
import { completeTask, deleteTask, restoreTask } from "../../../firebase/inquiries/task-actions";
import { BusyButton } from "../../../ui/button/busy-button";
import { useAction } from "../../../ui/hooks/use-action";
import { useStaff } from "../shared/staff-context";
import { EntryActions } from "./entry-actions";
import { InquiryRow } from "./inquiry-row";

interface TaskEntryProps {
  id: string;
  task: Task;
}

/** A task of one's own queue and what can be done with it. */
export function TaskEntry({ id, task }: TaskEntryProps) {
  const { me, announce, reply } = useStaff();
  const { running, run } = useAction<"complete" | "delete">((failure) => announce({ kind: "error", ...failure }));
  const name = [task.taskName, task.businessName].find((text) => text?.trim()) ?? senderName(task);
  const headingId = `task-${id}`;

  async function complete(): Promise<void> {
    await completeTask(me.uid, id);
    announce({ kind: "success", sentence: staffMessages.taskCompleted(name) });
  }

  async function remove(): Promise<void> {
    await deleteTask(me.uid, id);
    announce({ kind: "success", sentence: staffMessages.taskDeleted(name), undo: () => void restore() });
  }

  async function restore(): Promise<void> {
    try {
      await restoreTask(me.uid, id, task);
      announce({ kind: "success", sentence: staffMessages.taskRestored(name) });
    } catch {
      announce({ kind: "error", sentence: staffMessages.restoreFailed });
    }
  }

  return (
    <InquiryRow
      id={headingId}
      title={name}
      level={4}
      inquiry={task}
      since={{ words: inquiryWords.takenOn, date: task.movedAt }}
      aside={
        <BusyButton
          variant="outline"
          busy={running === "complete"}
          busyLabel={inquiryWords.completing}
          aria-describedby={headingId}
          onClick={() => run("complete", complete, staffMessages.taskCompleteFailed)}
        >
          {inquiryWords.complete}
        </BusyButton>
      }
      actions={(reach) => (
        <EntryActions
          headingId={headingId}
          reach={reach}
          onReply={() => reply({ kind: "task", id, task })}
          deleting={running === "delete"}
          onDelete={() => run("delete", remove, staffMessages.taskDeleteFailed)}
        />
      )}
    />
  );
}
