import { useState } from "react";
import { Link } from "react-router-dom";
import { actionStatuses, type ActionStatus } from "../../../../domain/assessment/progress/actions/action-progress";
import { statusCounts, statusOf, type FollowedPlan } from "../../../../domain/assessment/progress/actions/plan-actions";
import {
  followingAction,
  mostKeyIndicators,
} from "../../../../domain/assessment/progress/key-indicators/key-indicator";
import { keyIndicatorWords } from "../../../../domain/assessment/progress/key-indicators/words";
import { actionWords, progressInShort } from "../../../../domain/assessment/progress/actions/words";
import { planActionsAnchor } from "../../../../domain/assessment/results/anchors";
import { Select } from "../../../../ui/form/select";
import { ErrorState } from "../../../../ui/page/error-state";
import { Loading } from "../../../../ui/page/loading";
import { keysOf } from "../../../../browser/storage";
import { draftPlaces, type DraftPlace } from "../../../../browser/stored-keys";
import { ActionIndicators } from "../key-indicators/action-indicators";
import { ActionRow } from "./action-row";
import classes from "./actions.module.css";
import type { PlanUnderWay } from "./use-followed-plan";
import { reminderWords } from "../../../../domain/assessment/progress/actions/reminder-words";
import { useLateLive } from "../../../../ui/hooks/use-live";
import { ReminderSwitch } from "./reminder-switch";
import { withFirestore } from "../../../../firebase/sdk/with-firestore";

const loadReminders = () => withFirestore(import("../../../../firebase/assessment/progress/reminders"));

const loadFollowed = async (invitationId: string) => (await loadReminders()).watchReminders(invitationId);

/** The progress of the plan's actions, as the business and its consultant state it. */
export function PlanActions({ underWay }: { underWay: PlanUnderWay }) {
  const { live, retry } = underWay;
  return (
    <section id={planActionsAnchor} className={classes.actions} aria-labelledby={`${planActionsAnchor}-heading`}>
      <h3 id={`${planActionsAnchor}-heading`}>{actionWords.title}</h3>
      {live.status === "loading" && <Loading>{actionWords.loading}</Loading>}
      {live.status === "failed" && <ErrorState retry={retry}>{actionWords.failed}</ErrorState>}
      {live.status === "ready" && <FollowedActions underWay={underWay} followed={live.value} />}
    </section>
  );
}

interface FollowedActionsProps {
  underWay: PlanUnderWay;
  followed: FollowedPlan;
}

function FollowedActions({ underWay, followed: { actions, fellAway } }: FollowedActionsProps) {
  const { invitationId, me, mayChange } = underWay;
  const { live, retry } = underWay.indicators;
  const { home, indicators } = live.status === "ready" ? live.value : { home: undefined, indicators: [] };
  const following = new Map(indicators.map((indicator) => [indicator, followingAction(indicator, actions)]));
  const followedBy = (action: string | undefined) =>
    indicators.filter((indicator) => following.get(indicator) === action);
  const unfollowed = followedBy(undefined);
  const [filter, setFilter] = useState<ActionStatus | "">("");
  // The reader of a new plan wants to read the plan.
  const [chosen, setOpen] = useState<boolean | undefined>(
    () =>
      fellAway.length > 0 ||
      actions.some(({ progress }) => progress) ||
      hasDraft(draftPlaces.plan(me, invitationId, "actions/")) ||
      undefined,
  );
  const isOpen = chosen ?? indicators.length > 0;
  const counts = statusCounts(actions);
  const shown = actions.filter((action) => filter === "" || statusOf(action) === filter);
  return (
    <>
      <p className={classes.summary} role="status">
        {progressInShort(counts, actions.length)}
      </p>
      <details className={classes.each} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{actionWords.each}</summary>
        <p className={classes.lead}>{actionWords.lead}</p>
        <Select
          className={classes.filter}
          label={actionWords.filter}
          options={[
            { value: "", label: actionWords.every },
            ...actionStatuses.map((status) => ({ value: status, label: actionWords.filtered(status, counts[status]) })),
          ]}
          value={filter}
          onChange={({ currentTarget: { value } }) => setFilter(value as ActionStatus | "")}
        />
        {live.status === "failed" && <ErrorState retry={retry}>{keyIndicatorWords.failed}</ErrorState>}
        {shown.length === 0 && <p>{actionWords.noneShown}</p>}
        <ul className={classes.list}>
          {actions.map((action) => (
            <ActionRow
              key={action.key}
              action={action}
              heading={<Link to={{ hash: action.anchor }}>{action.title}</Link>}
              invitationId={invitationId}
              me={me}
              isOver={!mayChange}
              isHidden={!shown.includes(action)}
            >
              {home !== undefined && (
                <ActionIndicators
                  indicators={followedBy(action.key)}
                  {...(mayChange && { following: { action, invitationId, home, me } })}
                  isRoom={indicators.length < mostKeyIndicators}
                />
              )}
            </ActionRow>
          ))}
        </ul>
        {fellAway.length > 0 && (
          <>
            <h4>{actionWords.fellAway}</h4>
            <p className={classes.lead}>{actionWords.fellAwayLead}</p>
            <ul className={classes.list}>
              {fellAway.map((progress) => (
                <ActionRow
                  key={progress.key}
                  action={{ ...progress, progress }}
                  heading={progress.title}
                  invitationId={invitationId}
                  me={me}
                  isOver
                />
              ))}
            </ul>
          </>
        )}
        {unfollowed.length > 0 && (
          <>
            <h4>{keyIndicatorWords.unfollowed}</h4>
            <p className={classes.lead}>{keyIndicatorWords.unfollowedLead}</p>
            <ActionIndicators indicators={unfollowed} />
          </>
        )}
        {isOpen && <PlanReminders invitationId={invitationId} mayTurn={mayChange} />}
      </details>
    </>
  );
}

/** Of those whose keys begin like this. */
function hasDraft({ store, key }: DraftPlace): boolean {
  return keysOf(store, key).length > 0;
}

/** The reminders of a plan as they are stored, and their switch. */
function PlanReminders({ invitationId, mayTurn }: { invitationId: string; mayTurn: boolean }) {
  const { live, retry } = useLateLive(loadFollowed, invitationId);
  if (live.status === "loading") return null;
  if (live.status === "failed") return <ErrorState retry={retry}>{reminderWords.loadFailed}</ErrorState>;

  async function turn(to: "on" | "off") {
    const reminders = await loadReminders();
    await (to === "on" ? reminders.switchRemindersOn(invitationId) : reminders.switchRemindersOff(invitationId));
  }

  return <ReminderSwitch found={live.value} turn={mayTurn ? turn : undefined} />;
}
