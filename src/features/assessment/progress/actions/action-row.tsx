import { useState, type ReactNode } from "react";
import {
  actionStatuses,
  type ActionProgress,
  type ActionStatus,
  type StatedProgress,
  type ActionChange,
} from "../../../../domain/assessment/progress/actions/action-progress";
import { statusOf } from "../../../../domain/assessment/progress/actions/plan-actions";
import {
  actionWords,
  followerInWords,
  statusNames,
  type Reader,
} from "../../../../domain/assessment/progress/actions/words";
import { dayAround } from "../../../../domain/kernel/dates";
import { currentTime } from "../../../../browser/current-time";
import { Button } from "../../../../ui/button/button";
import { useAction } from "../../../../ui/hooks/use-action";
import { Notice } from "../../../../ui/notice/notice";
import { draftPlaces } from "../../../../browser/draft-places";
import { useDraft } from "../../../../ui/hooks/use-draft";
import { actionDraft } from "./action-draft";
import { ActionForm } from "./action-form";
import { ActionStatusLine } from "./action-status-line";
import classes from "./actions.module.css";
import { VisuallyHidden } from "../../../../ui/visually-hidden";
import type { ActionsUnderWay } from "./use-followed-plan";

interface ActionHistoryProps {
  /** The oldest first, as it is stored; the latest is shown first. */
  earlier: readonly ActionChange[];
  me: Reader;
}

interface ActionRowProps {
  action: { key: string; title: string; team: string; progress: ActionProgress | undefined };
  /** Its title, with the way to where the plan says it. */
  heading: ReactNode;
  underWay: Pick<ActionsUnderWay, "invitationId" | "me" | "say">;
  /** An action that is no longer in the plan is only read; so is each by a reader of the staff. */
  isOver?: boolean;
  /** Filtered out; what is being written in it stays. */
  isHidden?: boolean;
  /** The indicators that it follows. */
  children?: ReactNode;
}

/** One action of the plan: a press says what became of it, and a note says more. */
export function ActionRow(props: ActionRowProps) {
  const { action, heading, underWay, isOver = false, isHidden = false, children } = props;
  const { invitationId, me, say } = underWay;
  const { key, title, team, progress } = action;
  const current = progress?.current;
  const { draft, change, forget } = useDraft(draftPlaces.plan(me, invitationId, key), actionDraft);
  const [isOpen, setOpen] = useState(draft !== undefined);
  const [wasLeft, setWasLeft] = useState(draft !== undefined);
  const [seen, setSeen] = useState(current);
  const { running, outcome, run } = useAction<ActionStatus>();
  const [saved, setSaved] = useState<{ status: ActionStatus; over: number | undefined }>();
  const status = statusOf(action);
  // A press stands until the followed plan tells of it.
  const isHeard = saved === undefined || saved.over !== current?.at.getTime();
  const typed = draft ?? { status, on: dayAround(currentTime()), note: current?.note ?? "" };

  function open() {
    setSeen(current);
    setOpen(true);
  }

  function close() {
    forget();
    setWasLeft(false);
    setOpen(false);
  }

  function save(said: StatedProgress, seenThen: ActionChange | undefined, then?: () => void) {
    const saving = async () => {
      const { overtaken } = await say(action, said, seenThen);
      setSaved(overtaken ? undefined : { status: said.status, over: seenThen?.at.getTime() });
      then?.();
      // The pressed button says it; a form that closes does not.
      if (!overtaken) return then && { done: true, sentence: actionWords.saved(title) };
      return { done: true, sentence: actionWords.overtaken(followerInWords(overtaken, me), overtaken.status) };
    };
    run(said.status, saving, actionWords.saveFailed);
  }

  return (
    <li className={classes.row} hidden={isHidden}>
      <div className={classes.head}>
        <div>
          <p>{heading}</p>
          {(isOver || current) && <ActionStatusLine status={status} since={current?.on} team={isOver ? team : ""} />}
        </div>
        {!isOver && !isOpen && (
          <StatusButtons
            title={title}
            status={running ?? (isHeard ? status : saved.status)}
            onPress={(pressed) => save({ ...typed, status: pressed }, current)}
          />
        )}
      </div>
      {current && current.note !== "" && <p className={classes.note}>{current.note}</p>}
      {current && <p className={classes.about}>{actionWords.changedBy(followerInWords(current, me), current.at)}</p>}
      {progress && progress.earlier.length > 0 && <ActionHistory earlier={progress.earlier} me={me} />}
      {isOpen && !isOver && (
        <>
          {wasLeft && <Notice kind="info">{actionWords.draftKept}</Notice>}
          <ActionForm
            label={`${actionWords.note} ${actionWords.noteOn(title)}`}
            draft={typed}
            isBusy={running !== undefined}
            onChange={change}
            onSave={(said) => save(said, seen, close)}
            onDiscard={close}
          />
        </>
      )}
      {outcome && <Notice kind={outcome.done ? "success" : "error"}>{outcome.sentence}</Notice>}
      <div className={classes.more}>
        {!isOver && !isOpen && (
          <Button variant="subtle" size="compact-md" className={classes.change} onClick={open}>
            {typed.note === "" ? actionWords.addNote : actionWords.changeNote}
            <VisuallyHidden> {actionWords.noteOn(title)}</VisuallyHidden>
          </Button>
        )}
        {children}
      </div>
    </li>
  );
}

interface StatusButtonsProps {
  title: string;
  status: ActionStatus;
  onPress: (status: ActionStatus) => void;
}

/** The four states of an action; a press is all that it takes. */
function StatusButtons({ title, status, onPress }: StatusButtonsProps) {
  return (
    <div className={classes.statuses} role="group" aria-label={actionWords.statusOf(title)}>
      {actionStatuses.map((each) => (
        <button
          key={each}
          type="button"
          data-status={each}
          aria-pressed={each === status}
          onClick={() => onPress(each)}
        >
          {statusNames[each]}
        </button>
      ))}
    </div>
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
