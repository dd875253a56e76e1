import { useMemo } from "react";
import { reminderDays, type PlanReminder, type ReminderDays } from "../../../domain/assessment/actions/plan-reminder";
import { reminderWords } from "../../../domain/assessment/actions/reminder-words";
import { BusyButton } from "../../../ui/button/busy-button";
import { useAction } from "../../../ui/hooks/use-action";
import { lateSubscription, useLive } from "../../../ui/hooks/use-live";
import { Notice } from "../../../ui/notice/notice";
import { ErrorState } from "../../../ui/page/error-state";
import classes from "./actions.module.css";

type Found = { id: string; document: PlanReminder }[];

/** The switch for mails about what is open, and when each goes out or went. */
export function PlanReminders({ invitationId }: { invitationId: string }) {
  const { live, retry } = useLive(
    useMemo(
      () =>
        lateSubscription<Found>(async () => {
          const { watchReminders } = await import("../../../firebase/assessment/plans/reminders");
          return (next, fail) => watchReminders(invitationId, next, fail);
        }),
      [invitationId],
    ),
  );
  const { running, outcome, run } = useAction<"switch">();
  if (live.status === "loading") return null;
  if (live.status === "failed") return <ErrorState retry={retry}>{reminderWords.loadFailed}</ErrorState>;
  const isOn = live.value.length > 0;

  async function flip() {
    const reminders = await import("../../../firebase/assessment/plans/reminders");
    await (isOn ? reminders.switchRemindersOff(invitationId) : reminders.switchRemindersOn(invitationId));
  }

  return (
    <div className={classes.reminders}>
      <h4>{reminderWords.title}</h4>
      <p className={classes.lead}>{reminderWords.lead}</p>
      {isOn ? <RemindersSoFar found={live.value} /> : <p>{reminderWords.off}</p>}
      <BusyButton
        variant="outline"
        size="compact-md"
        className={classes.change ?? ""}
        busy={running !== undefined}
        busyLabel={isOn ? reminderWords.switchingOff : reminderWords.switchingOn}
        onClick={() => run("switch", flip, reminderWords.failed)}
      >
        {isOn ? reminderWords.switchOff : reminderWords.switchOn}
      </BusyButton>
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
    </div>
  );
}

function RemindersSoFar({ found }: { found: Found }) {
  return (
    <ul className={classes.list}>
      {reminderDays.flatMap((days) => {
        const reminder = found.find(({ id }) => id === String(days))?.document;
        return reminder ? [<li key={days}>{reminderInWords(days, reminder)}</li>] : [];
      })}
    </ul>
  );
}

function reminderInWords(days: ReminderDays, { mailState, mailStateAt, mailError, mailDueAt }: PlanReminder): string {
  if (mailState === "sent" && mailStateAt) return reminderWords.sent(days, mailStateAt);
  if (mailState === "failed" && !mailDueAt) return reminderWords.notSent(days, mailError ?? "");
  return mailDueAt ? reminderWords.due(days, mailDueAt) : reminderWords.over(days);
}
