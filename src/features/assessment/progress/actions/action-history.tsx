import type { ActionChange } from "../../../../domain/assessment/progress/actions/action-progress";
import { actionWords, followerInWords, type Reader } from "../../../../domain/assessment/progress/actions/words";
import { ActionStatusLine } from "./action-status-line";
import classes from "./actions.module.css";

interface ActionHistoryProps {
  /** The oldest first, as it is stored; the latest is shown first. */
  earlier: readonly ActionChange[];
  me: Reader;
}

/** What was said of an action before. */
export function ActionHistory({ earlier, me }: ActionHistoryProps) {
  return (
    <details className={classes.history}>
      <summary>{actionWords.history(earlier.length)}</summary>
      <ol>
        {earlier.toReversed().map((change, nth) => (
          <li key={nth}>
            <ActionStatusLine status={change.status} since={change.on} />
            {change.note !== "" && <p className={classes.note}>{change.note}</p>}
            <p className={classes.about}>{actionWords.changedBy(followerInWords(change, me), change.at)}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
