import { useState } from "react";
import { Link } from "react-router-dom";
import { actionStatuses, type ActionStatus } from "../../../../domain/assessment/progress/actions/action-progress";
import {
  statusCounts,
  statusOf,
  type FollowedAction,
  type FollowedPlan,
} from "../../../../domain/assessment/progress/actions/plan-actions";
import {
  followingAction,
  mostKeyIndicators,
} from "../../../../domain/assessment/progress/key-indicators/key-indicator";
import { keyIndicatorWords } from "../../../../domain/assessment/progress/key-indicators/words";
import { actionWords, progressInShort } from "../../../../domain/assessment/progress/actions/words";
import { Select } from "../../../../ui/form/select";
import { ErrorState } from "../../../../ui/page/error-state";
import { Loading } from "../../../../ui/page/loading";
import { ActionIndicators } from "../key-indicators/action-indicators";
import { ActionRow } from "./action-row";
import classes from "./actions.module.css";
import type { PlanUnderWay } from "./use-followed-plan";
import { reminderWords } from "../../../../domain/assessment/progress/actions/reminder-words";
import { resultsWords } from "../../../../domain/assessment/results/words";
import { useHashTarget } from "../../../../ui/hooks/use-hash-target";
import { useLateLive } from "../../../../ui/hooks/use-live";
import { ReminderSwitch } from "./reminder-switch";
import { withFirestore } from "../../../../firebase/sdk/with-firestore";

const loadReminders = () => withFirestore(import("../../../../firebase/assessment/progress/reminders"));

const loadFollowed = async (invitationId: string) => (await loadReminders()).watchReminders(invitationId);

interface PlanActionsProps {
  underWay: PlanUnderWay;
  planLink: string | undefined;
}

/** The progress of the plan's actions, as the business and its consultant state it. */
export function PlanActions({ underWay, planLink }: PlanActionsProps) {
  const { live, retry } = underWay;
  if (live.status === "loading") return <Loading>{actionWords.loading}</Loading>;
  if (live.status === "failed") return <ErrorState retry={retry}>{actionWords.failed}</ErrorState>;
  return <FollowedActions underWay={underWay} followed={live.value} planLink={planLink} />;
}

interface FollowedActionsProps extends PlanActionsProps {
  followed: FollowedPlan;
}

function FollowedActions({ underWay, followed: { actions, fellAway }, planLink }: FollowedActionsProps) {
  const { invitationId, me, mayChange } = underWay;
  const { live, retry } = underWay.indicators;
  const { home, indicators } = live.status === "ready" ? live.value : { home: undefined, indicators: [] };
  const following = new Map(indicators.map((indicator) => [indicator, followingAction(indicator, actions)]));
  const followedBy = (action: string | undefined) =>
    indicators.filter((indicator) => following.get(indicator) === action);
  const unfollowed = followedBy(undefined);
  const [filter, setFilter] = useState<ActionStatus | "">("");
  const counts = statusCounts(actions);
  const isShown = (action: FollowedAction) => filter === "" || statusOf(action) === filter;
  const teams = [...new Set(actions.map(({ team }) => team))];
  return (
    <>
      <p className={classes.summary} role="status">
        {progressInShort(counts, actions.length)}
      </p>
      <p className={classes.lead}>{me.isConsultant ? actionWords.leadOfConsultant : actionWords.lead}</p>
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
      {teams.length > 1 && <TeamLinks teams={teams} />}
      {!actions.some(isShown) && <p>{actionWords.noneShown}</p>}
      {teams.map((team, nth) => {
        const those = actions.filter((action) => action.team === team);
        return (
          <section key={team} hidden={!those.some(isShown)} aria-label={team || actionWords.every}>
            {team !== "" && (
              <h3 id={teamAnchor(nth)} className={classes.team}>
                {team}
              </h3>
            )}
            <ul className={classes.list}>
              {those.map((action) => (
                <ActionRow
                  key={action.key}
                  action={action}
                  heading={<Link to={`${planLink ?? ""}#${action.anchor}`}>{action.title}</Link>}
                  underWay={underWay}
                  isOver={!mayChange}
                  isHidden={!isShown(action)}
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
          </section>
        );
      })}
      {fellAway.length > 0 && (
        <>
          <h3>{actionWords.fellAway}</h3>
          <p className={classes.lead}>{actionWords.fellAwayLead}</p>
          <ul className={classes.list}>
            {fellAway.map((progress) => (
              <ActionRow
                key={progress.key}
                action={{ ...progress, progress }}
                heading={progress.title}
                underWay={underWay}
                isOver
              />
            ))}
          </ul>
        </>
      )}
      {unfollowed.length > 0 && (
        <>
          <h3>{keyIndicatorWords.unfollowed}</h3>
          <p className={classes.lead}>{keyIndicatorWords.unfollowedLead}</p>
          <ActionIndicators indicators={unfollowed} />
        </>
      )}
      <PlanReminders invitationId={invitationId} mayTurn={mayChange} />
    </>
  );
}

/** The links to the teams; the last one is far away for a reader with a keyboard. */
function TeamLinks({ teams }: { teams: readonly string[] }) {
  useHashTarget();
  return (
    <nav className={classes.teams} aria-label={resultsWords.onThisPage}>
      {teams.map((team, nth) => (
        <Link key={team} to={{ hash: teamAnchor(nth) }}>
          {team}
        </Link>
      ))}
    </nav>
  );
}

function teamAnchor(nth: number): string {
  return `team-${nth + 1}`;
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
