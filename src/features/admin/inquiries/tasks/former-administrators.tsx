import { useId, useMemo } from "react";
import type { Task } from "../../../../domain/inquiries/task";
import { formerTaskWords, staffMessages } from "../../../../domain/inquiries/action-words";
import { readFormerAdministrators, type Colleague } from "../../../../firebase/accounts/administrators";
import { tasksOf } from "../../../../firebase/inquiries/lists";
import { takeOverTask } from "../../../../firebase/inquiries/task-actions";
import { BusyButton } from "../../../../ui/button/busy-button";
import { useAction } from "../../../../ui/hooks/use-action";
import { useLoaded } from "../../../../ui/hooks/use-loaded";
import { EmptyState } from "../../../../ui/page/empty-state";
import { ErrorState } from "../../../../ui/page/error-state";
import { Loading } from "../../../../ui/page/loading";
import rows from "../../shared/entry-row.module.css";
import { PagedList } from "../../shared/paged-list";
import { useStaff } from "../../shared/staff-context";
import { useLivePage } from "../../shared/use-live-page";
import { conflictMessage } from "../conflict-message";
import classes from "./task-queue.module.css";
import { taskName } from "./task-name";
import { TaskRow } from "./task-row";

export function FormerAdministrators() {
  const { loaded, retry } = useLoaded(readFormerAdministrators);
  if (loaded.status === "loading") return <Loading>{formerTaskWords.formerLoading}</Loading>;
  if (loaded.status === "failed") return <ErrorState retry={retry}>{formerTaskWords.formerFailed}</ErrorState>;
  if (loaded.value.length === 0) return <EmptyState>{formerTaskWords.noFormer}</EmptyState>;
  return loaded.value.map((former) => <TasksOfFormer key={former.uid} former={former} />);
}

function TasksOfFormer({ former }: { former: Colleague }) {
  const headingId = useId();
  const tasks = useLivePage(useMemo(() => tasksOf(former.uid), [former.uid]));
  return (
    <div className={`${classes.part} ${classes.left}`}>
      <h4 id={headingId}>{formerTaskWords.formerTasksOf(former.email)}</h4>
      <PagedList
        view={tasks}
        what={formerTaskWords.listOfFormerTasks}
        searchFrom={Infinity}
        empty={formerTaskWords.noFormerTasks}
      >
        {(entries) => (
          <ul className={rows.rows} aria-labelledby={headingId}>
            {entries.map(({ id, document }) => (
              <li key={id}>
                <FormerTask id={id} task={document} from={former.uid} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function FormerTask({ id, task, from }: { id: string; task: Task; from: string }) {
  const { me, announce } = useStaff();
  const { running, run } = useAction<"take over">((failure) => announce({ kind: "error", ...failure }));
  const headingId = `former-${id}`;

  async function takeOver(): Promise<void> {
    const taken = await takeOverTask(me, id, from);
    if (taken.result === "done") announce({ kind: "success", sentence: staffMessages.takenOver(taskName(task)) });
    else announce({ kind: "warning", sentence: conflictMessage(taken) });
  }

  return (
    <TaskRow
      id={id}
      headingId={headingId}
      task={task}
      aside={
        <BusyButton
          variant="outline"
          busy={running !== undefined}
          busyLabel={formerTaskWords.takingOver}
          aria-describedby={headingId}
          onClick={() => run("take over", takeOver, staffMessages.takeOverFailed)}
        >
          {formerTaskWords.takeOver}
        </BusyButton>
      }
    />
  );
}
