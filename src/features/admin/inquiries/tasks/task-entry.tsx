import { memo } from "react";
import type { Task } from "../../../../domain/inquiries/task";
import { failedActionWords, inquiryWords } from "../../../../domain/inquiries/words";
import { BusyButton } from "../../../../ui/button/busy-button";
import { Button } from "../../../../ui/button/button";
import { useAction } from "../../../../ui/hooks/use-action";
import { useStaff } from "../../shared/staff-context";
import { EntryActions } from "../entry-actions";
import { LateDueDate, LateNotes } from "../late-row-parts";
import { lateRowActions } from "../late-row-actions";
import { taskName } from "./task-name";
import { TaskRow } from "./task-row";

interface TaskEntryProps {
  id: string;
  task: Task;
}

/** A task of one's own queue and what can be done with it. */
export const TaskEntry = memo(function TaskEntry({ id, task }: TaskEntryProps) {
  const staff = useStaff();
  const { announce, reply, invite, handOver } = staff;
  const { running, run } = useAction<"complete" | "delete">((failure) => announce({ kind: "error", ...failure }));
  const name = taskName(task);
  const headingId = `task-${id}`;
  const target = { kind: "task", id, inquiry: task } as const;

  const complete = async () => (await lateRowActions()).completeRow(staff, id, task);
  const remove = async () => (await lateRowActions()).deleteTaskRow(staff, id, task);

  return (
    <TaskRow
      id={id}
      headingId={headingId}
      task={task}
      more={
        <>
          <LateDueDate id={id} task={task} />
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
          onClick={() => run("complete", complete, failedActionWords.taskCompleteFailed)}
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
            onDelete: () => run("delete", remove, failedActionWords.taskDeleteFailed),
          }}
        >
          <Button variant="subtle" aria-describedby={headingId} onClick={() => handOver({ id, name })} {...reach}>
            {inquiryWords.handOver}
          </Button>
        </EntryActions>
      )}
    />
  );
});
