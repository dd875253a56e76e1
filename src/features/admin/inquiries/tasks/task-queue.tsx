import { useId } from "react";
import type { Task } from "../../../../domain/inquiries/task";
import { inquiryWords } from "../../../../domain/inquiries/words";
import { late } from "../../../../ui/page/late";
import { Card } from "../../shared/card";
import rows from "../../shared/entry-row.module.css";
import { useStaff } from "../../shared/staff-context";
import { PagedList } from "../../shared/paged-list";
import { TaskEntry } from "./task-entry";
import classes from "./task-queue.module.css";
import { deskParts } from "../../shared/parts";
import type { ListView } from "../../shared/use-live-page";

const loadBelow = async () => (await import("./below-tasks")).belowTasks;
const LateAnswered = late(async () => (await loadBelow()).AnsweredInquiries);
const LateFormerTasks = late(async () => (await loadBelow()).FormerTasks);

/** One's own: the tasks that one has taken on, and the inquiries that one has answered. */
export function TaskQueue({ tasks }: { tasks: ListView<Task> }) {
  const { may } = useStaff();
  const tasksId = useId();

  return (
    <Card id={deskParts.taskQueue} title={inquiryWords.taskQueue}>
      <div className={classes.part}>
        <h3 id={tasksId}>{inquiryWords.tasks}</h3>
        <PagedList
          view={tasks}
          what={inquiryWords.listOfTasks}
          finds="words"
          searchFrom={8}
          empty={inquiryWords.noTasks}
        >
          {(entries) => (
            <ul className={rows.rows} aria-labelledby={tasksId}>
              {entries.map(({ id, document }) => (
                <li key={id}>
                  <TaskEntry id={id} task={document} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
      <LateAnswered />
      {may("takeOverTasks") && <LateFormerTasks />}
    </Card>
  );
}
