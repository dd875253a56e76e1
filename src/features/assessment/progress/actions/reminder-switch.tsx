import { currentTime } from "../../../../browser/current-time";
import {
  planDueDates,
  reminderDays,
  type PlanReminder,
  type ReminderDays,
} from "../../../../domain/assessment/progress/actions/plan-reminder";
import { reminderWords } from "../../../../domain/assessment/progress/actions/reminder-words";
import { calendarOf } from "../../../../domain/kernel/due-date";
import { dueDateWords } from "../../../../domain/kernel/due-date-words";
import { BusyButton } from "../../../../ui/button/busy-button";
import { CalendarButton } from "../../../../ui/export/calendar-button";
import { useAction } from "../../../../ui/hooks/use-action";
import { Notice } from "../../../../ui/notice/notice";
import classes from "./actions.module.css";

/** The reminders of a plan, by the ids of their documents; none while they are switched off. */
type FoundReminders = readonly { id: string; document: PlanReminder }[];

interface ReminderSwitchProps {
  found: FoundReminders;
  /** Undefined if it is only read. */
  turn: ((to: "on" | "off") => Promise<void>) | undefined;
}

/** The switch for mails about what is open, and when each goes out or went. */
export function ReminderSwitch({ found, turn }: ReminderSwitchProps) {
  const { running, outcome, run } = useAction<"switch">();
  const isOn = found.length > 0;
  const due = planDueDates(
    found.map(({ document }) => document),
    currentTime(),
    location.href,
  );
  return (
    <div className={classes.reminders}>
      <h3>{reminderWords.title}</h3>
      <p className={classes.lead}>{reminderWords.lead}</p>
      {isOn ? <RemindersSoFar found={found} /> : <p>{reminderWords.off}</p>}
      {due.length > 0 && <CalendarButton words={dueDateWords} calendar={() => calendarOf(due, currentTime())} />}
      {turn && (
        <BusyButton
          variant="outline"
          size="compact-md"
          className={classes.change ?? ""}
          busy={running !== undefined}
          busyLabel={isOn ? reminderWords.switchingOff : reminderWords.switchingOn}
          onClick={() => run("switch", () => turn(isOn ? "off" : "on"), reminderWords.failed)}
        >
          {isOn ? reminderWords.switchOff : reminderWords.switchOn}
        </BusyButton>
      )}
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
    </div>
  );
}

function RemindersSoFar({ found }: { found: FoundReminders }) {
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
