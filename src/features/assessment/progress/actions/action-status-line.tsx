import type { ActionStatus } from "../../../../domain/assessment/progress/actions/action-progress";
import { actionWords, statusNames } from "../../../../domain/assessment/progress/actions/words";
import classes from "./actions.module.css";

interface ActionStatusLineProps {
  status: ActionStatus;
  /** The day since which it is so; undefined before the first statement. */
  since: string | undefined;
  team?: string;
}

/** Shows the progress of an action in one line. */
export function ActionStatusLine({ status, since, team = "" }: ActionStatusLineProps) {
  return (
    <p className={classes.status}>
      <span className={classes.badge} data-status={status}>
        {statusNames[status]}
      </span>{" "}
      {since === undefined ? actionWords.notSaid : actionWords.since(since)}
      {team !== "" && ` · ${team}`}
    </p>
  );
}
