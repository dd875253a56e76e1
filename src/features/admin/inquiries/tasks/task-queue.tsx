import { useId, useMemo } from "react";
import type { Task } from "../../../../domain/inquiries/task";
import { inquiryWords } from "../../../../domain/inquiries/words";
import { answeredInquiriesOf } from "../../../../firebase/inquiries/lists";
import { Card } from "../../shared/card";
import rows from "../../shared/entry-row.module.css";
import { useStaff } from "../../shared/staff-context";
import { PagedList } from "../../shared/paged-list";
import { AnsweredEntry } from "./answered-entry";
import { FormerTasks } from "./former-tasks";
import { TaskEntry } from "./task-entry";
import classes from "./task-queue.module.css";
import { deskParts } from "../../shared/parts";
import { useLivePage, type ListView } from "../../shared/use-live-page";

/** Finished tasks are below open ones. */
const answeredAtFirst = 5;

/** One's own: the tasks that one has taken on, and the inquiries that one has answered. */
export function TaskQueue({ tasks }: { tasks: ListView<Task> }) {
  const { me, may } = useStaff();
  const answered = useLivePage(
    useMemo(() => answeredInquiriesOf(me.uid), [me.uid]),
    { first: answeredAtFirst },
  );
  const tasksId = useId();
  const answeredId = useId();

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
      <div className={classes.part}>
        <h3 id={answeredId}>{inquiryWords.inquiries}</h3>
        <PagedList
          view={answered}
          what={inquiryWords.answeredInquiries}
          finds="words"
          searchFrom={5}
          empty={inquiryWords.noAnswered}
        >
          {(entries) => (
            <ul className={rows.rows} aria-labelledby={answeredId}>
              {entries.map(({ id, document }) => (
                <li key={id}>
                  <AnsweredEntry id={id} inquiry={document} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
      {may("takeOverTasks") && <FormerTasks />}
    </Card>
  );
}
