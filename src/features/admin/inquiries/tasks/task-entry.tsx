import type { Task } from "../../../../domain/inquiries/task";
import { staffMessages, inquiryWords } from "../../../../domain/inquiries/words";
import { completeTask, deleteTask, restoreTask } from "../../../../firebase/inquiries/task-actions";
import type { TaskActionResult } from "../../../../firebase/inquiries/task-transactions";
import { BusyButton } from "../../../../ui/button/busy-button";
import { Button } from "../../../../ui/button/button";
import { useAction } from "../../../../ui/hooks/use-action";
import { useStaff } from "../../shared/staff-context";
import { conflictMessage } from "../conflict-message";
import { EntryActions } from "../entry-actions";
import { LateNotes } from "../late-notes";
import { DueDate } from "./due-date";
import { TaskRow, taskName } from "./task-row";

interface TaskEntryProps {
  id: string;
  task: Task;
}

/** A task of one's own queue and what can be done with it. */
export function TaskEntry({ id, task }: TaskEntryProps) {
  const { me, announce, reply, invite, handOver } = useStaff();
  const { running, run } = useAction<"complete" | "delete">((failure) => announce({ kind: "error", ...failure }));
  const name = taskName(task);
  const headingId = `task-${id}`;
  const target = { kind: "task", id, inquiry: task } as const;

  async function complete(): Promise<void> {
    announceResult(await completeTask(me.uid, id), () =>
      announce({ kind: "success", sentence: staffMessages.taskCompleted(name) }),
    );
  }

  async function remove(): Promise<void> {
    announceResult(await deleteTask(me.uid, id), () =>
      announce({ kind: "success", sentence: staffMessages.taskDeleted(name), undo: () => void restore() }),
    );
  }

  function announceResult(attempt: TaskActionResult, done: () => void): void {
    if (attempt.result === "done") done();
    else announce({ kind: "warning", sentence: conflictMessage(attempt) });
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
    <TaskRow
      id={id}
      headingId={headingId}
      task={task}
      more={
        <>
          <DueDate id={id} task={task} />
          <LateNotes id={id} />
        </>
      }
      aside={
        <BusyButton
          variant="outline"
          busy={running === "complete"}
          busyLabel={inquiryWords.completing}
          aria-describedby={headingId}
          aria-keyshortcuts="E"
          onClick={() => run("complete", complete, staffMessages.taskCompleteFailed)}
        >
          {inquiryWords.complete}
        </BusyButton>
      }
      actions={(reach) => (
        <EntryActions
          headingId={headingId}
          reach={reach}
          onReply={() => reply(target)}
          onInvite={task.invited ? undefined : () => invite(target)}
          removal={{
            deleting: running === "delete",
            onDelete: () => run("delete", remove, staffMessages.taskDeleteFailed),
          }}
        >
          <Button variant="subtle" aria-describedby={headingId} onClick={() => handOver({ id, name })} {...reach}>
            {inquiryWords.handOver}
          </Button>
        </EntryActions>
      )}
    />
  );
}
