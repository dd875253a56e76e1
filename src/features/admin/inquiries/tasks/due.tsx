import { dueInWords, isDue } from "../../../../domain/inquiries/due";
import { useToday } from "./use-today";
import classes from "./due.module.css";

/** By when a task should be done; what is late, or is today, stands out. */
export function Due({ on }: { on: string }) {
  const today = useToday();
  return (
    <time dateTime={on} className={classes.due} data-mark data-due={isDue(on, today) || undefined}>
      {dueInWords(on, today)}
    </time>
  );
}
