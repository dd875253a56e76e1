import { teamWords } from "../../../../domain/assessment/words";
import { NoticeIcon } from "../../../../ui/notice/notice-icon";
import classes from "./teams.module.css";

/** Which team was added last. `nth` tells two of the same name apart, so that both are announced. */
export interface AddedLast {
  name: string;
  nth: number;
}

/** Says that a team is in the list. The place is always there: a screen reader announces what appears in it. */
export function TeamIsAdded({ last }: { last: AddedLast | undefined }) {
  return (
    <div role="status">
      {last && (
        <p key={last.nth} className={classes.isAdded}>
          <NoticeIcon kind="success" />
          {teamWords.isAdded(last.name)}
        </p>
      )}
    </div>
  );
}
