import { useState, type ReactNode } from "react";
import type {
  ActionProgress,
  StatedProgress,
  ActionChange,
} from "../../../../domain/assessment/progress/actions/action-progress";
import { statusOf } from "../../../../domain/assessment/progress/actions/plan-actions";
import { actionWords, followerInWords, type Reader } from "../../../../domain/assessment/progress/actions/words";
import { dayAround } from "../../../../domain/kernel/dates";
import { currentTime } from "../../../../browser/current-time";
import { Button } from "../../../../ui/button/button";
import { useAction } from "../../../../ui/hooks/use-action";
import { Notice } from "../../../../ui/notice/notice";
import { draftPlaces } from "../../../../browser/stored-keys";
import { useDraft } from "../../../../ui/hooks/use-draft";
import { actionDraft } from "./action-draft";
import { ActionForm } from "./action-form";
import { ActionStatusLine } from "./action-status-line";
import classes from "./actions.module.css";
import { VisuallyHidden } from "../../../../ui/visually-hidden";
import { withFirestore } from "../../../../firebase/sdk/with-firestore";

interface ActionHistoryProps {
  /** The oldest first, as it is stored; the latest is shown first. */
  earlier: readonly ActionChange[];
  me: Reader;
}

interface ActionRowProps {
  action: { key: string; title: string; team: string; progress: ActionProgress | undefined };
  /** Its title, with the way to where the plan says it. */
  heading: ReactNode;
  invitationId: string;
  me: Reader;
  /** An action that is no longer in the plan is only read; so is each by a reader of the staff. */
  isOver?: boolean;
  /** Filtered out; what is being written in it stays. */
  isHidden?: boolean;
  /** The indicators that it follows. */
  children?: ReactNode;
}

/** One action of the plan: what became of it, who has said so, and the form to say something new. */
export function ActionRow(props: ActionRowProps) {
  const { action, heading, invitationId, me, isOver = false, isHidden = false, children } = props;
  const { key, title, team, progress } = action;
  const current = progress?.current;
  const { draft, change, forget } = useDraft(draftPlaces.plan(me, invitationId, key), actionDraft);
  const [isOpen, setOpen] = useState(draft !== undefined);
  const [wasLeft, setWasLeft] = useState(draft !== undefined);
  const [seen, setSeen] = useState(current);
  const { running, outcome, run } = useAction<"save">();
  const today = dayAround(currentTime());
  const typed = draft ?? { status: statusOf(action), on: today, note: current?.note ?? "" };

  function open() {
    setSeen(current);
    setOpen(true);
  }

  function close() {
    forget();
    setWasLeft(false);
    setOpen(false);
  }

  function save(said: StatedProgress) {
    const saving = async () => {
      const { saveAction } = await withFirestore(import("../../../../firebase/assessment/progress/actions"));
      const { overtaken } = await saveAction({ invitationId, action, said, seen });
      close();
      const sentence = overtaken
        ? actionWords.overtaken(followerInWords(overtaken, me), overtaken.status)
        : actionWords.saved(title);
      return { done: true, sentence };
    };
    run("save", saving, actionWords.saveFailed);
  }

  return (
    <li className={classes.row} hidden={isHidden}>
      <div className={classes.head}>
        <div>
          <p>{heading}</p>
          <ActionStatusLine status={statusOf(action)} since={current?.on} team={team} />
        </div>
        {!isOver && !isOpen && (
          <Button variant="outline" size="compact-md" className={classes.change} onClick={open}>
            {actionWords.change}
            <VisuallyHidden> {actionWords.changeOf(title)}</VisuallyHidden>
          </Button>
        )}
      </div>
      {current && current.note !== "" && <p className={classes.note}>{current.note}</p>}
      {current && <p className={classes.about}>{actionWords.changedBy(followerInWords(current, me), current.at)}</p>}
      {progress && progress.earlier.length > 0 && <ActionHistory earlier={progress.earlier} me={me} />}
      {isOpen && !isOver && (
        <>
          {wasLeft && <Notice kind="info">{actionWords.draftKept}</Notice>}
          <ActionForm draft={typed} isBusy={running !== undefined} onChange={change} onSave={save} onDiscard={close} />
        </>
      )}
      {outcome && <Notice kind={outcome.done ? "success" : "error"}>{outcome.sentence}</Notice>}
      {children}
    </li>
  );
}

/** The earlier statements about an action. */
function ActionHistory({ earlier, me }: ActionHistoryProps) {
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
