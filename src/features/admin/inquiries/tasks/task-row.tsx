import type { ReactNode } from "react";
import { referenceOf } from "../../../../domain/inquiries/reference";
import type { Task } from "../../../../domain/inquiries/task";
import { inquiryWords } from "../../../../domain/inquiries/words";
import type { ActionReach } from "../../shared/entry-row";
import { InquiryRow } from "../inquiry-row";
import { dueInWords, isDue } from "../../../../domain/inquiries/due";
import { taskName } from "./task-name";
import { useToday } from "./use-today";
import classes from "./due.module.css";

interface TaskRowProps {
  id: string;
  headingId: string;
  task: Task;
  /** The rest of it, after the row is opened. */
  more?: ReactNode;
  aside: ReactNode;
  actions?: (reach: ActionReach) => ReactNode;
}

/** A task: what it is about, when it is due, and who has handed it over. */
export function TaskRow({ id, headingId, task, more, aside, actions }: TaskRowProps) {
  const { handedOver, movedAt, dueOn } = task;
  return (
    <InquiryRow
      id={headingId}
      title={taskName(task)}
      level={4}
      inquiry={task}
      reference={referenceOf(id)}
      since={{ words: handedOver ? inquiryWords.handedOverOn : inquiryWords.takenOn, date: movedAt }}
      mark={dueOn === undefined ? undefined : <Due on={dueOn} />}
      from={handedOver && { words: inquiryWords.handedOverBy(handedOver.byEmail), note: handedOver.note }}
      more={more}
      aside={aside}
      {...(actions && { actions })}
    />
  );
}

/** By when a task should be done; what is late, or is today, stands out. */
function Due({ on }: { on: string }) {
  const today = useToday();
  return (
    <time dateTime={on} className={classes.due} data-mark data-due={isDue(on, today) || undefined}>
      {dueInWords(on, today)}
    </time>
  );
}
