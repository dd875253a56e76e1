import type { BusinessChange } from "../../../../domain/invitations/invitation-change";
import { invitationWords } from "../../../../domain/invitations/words";
import { ErrorState } from "../../../../ui/page/error-state";
import { useLateLive } from "../../../../ui/hooks/use-live";
import { history } from "../../desk/history";
import classes from "./changes.module.css";

/** What was put right about a business, the latest first; nothing where nothing was. */
export function ChangesHistory({ code }: { code: string }) {
  const { live, retry } = useLateLive(history.changes, code);
  if (live.status === "failed") return <ErrorState retry={retry}>{invitationWords.changesFailed}</ErrorState>;
  if (live.status !== "ready" || live.value.length === 0) return null;
  return (
    <details className={classes.history}>
      <summary>{invitationWords.changes}</summary>
      <ul>
        {live.value.map(({ id, document }) => (
          <PastChange key={id} change={document} />
        ))}
      </ul>
    </details>
  );
}

function PastChange({ change: { of, before, after, byEmail, at } }: { change: BusinessChange }) {
  return (
    <li>
      {of === "name" ? invitationWords.nameChanged(before, after) : invitationWords.contactChanged(before, after)}
      <small>{invitationWords.changedBy(byEmail, at)}</small>
    </li>
  );
}
