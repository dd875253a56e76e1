import { useId, useMemo } from "react";
import { senderName } from "../../../domain/inquiries/inquiry";
import { inquiryWords } from "../../../domain/inquiries/words";
import { answeredInquiriesOf, tasksOf } from "../../../firebase/inquiries/lists";
import { Card } from "../shared/card";
import { useStaff } from "../shared/staff-context";
import { InquiryCard } from "./inquiry-card";
import cardClasses from "./inquiry-card.module.css";
import { PagedList } from "../shared/paged-list";
import { TaskEntry } from "./task-entry";
import classes from "./task-queue.module.css";
import { useLivePage } from "../shared/use-live-page";

/** One's own: the tasks that one has taken on, and the inquiries that one has answered. */
export function TaskQueue() {
  const { me } = useStaff();
  const tasks = useLivePage(useMemo(() => tasksOf(me.uid), [me.uid]));
  const answered = useLivePage(useMemo(() => answeredInquiriesOf(me.uid), [me.uid]));
  const tasksId = useId();
  const answeredId = useId();

  return (
    <Card title={inquiryWords.taskQueue}>
      <div className={classes.part}>
        <h3 id={tasksId}>{inquiryWords.tasks}</h3>
        <PagedList view={tasks} what={inquiryWords.listOfTasks} searchFrom={8} empty={inquiryWords.noTasks}>
          {(entries) => (
            <ul className={cardClasses.cards} aria-labelledby={tasksId}>
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
        <PagedList view={answered} what={inquiryWords.answeredInquiries} searchFrom={8} empty={inquiryWords.noAnswered}>
          {(entries) => (
            <ul className={cardClasses.cards} aria-labelledby={answeredId}>
              {entries.map(({ id, document }) => (
                <li key={id}>
                  <InquiryCard
                    id={`answered-${id}`}
                    title={senderName(document)}
                    level={4}
                    inquiry={document}
                    since={{ words: inquiryWords.received, date: document.createdAt }}
                  />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </Card>
  );
}
