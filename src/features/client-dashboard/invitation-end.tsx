import { currentTime } from "../../browser/current-time";
import { invitationDueDates } from "../../domain/invitations/due-dates";
import { invitationDueWords } from "../../domain/invitations/due-words";
import type { Invitation } from "../../domain/invitations/invitation";
import { calendarOf } from "../../domain/kernel/due-date";
import { dueDateWords } from "../../domain/kernel/due-date-words";
import { addressIn } from "../../domain/kernel/language";
import { ownLanguage } from "../../domain/kernel/own-language";
import { routes } from "../../domain/kernel/routes";
import { CalendarButton } from "../../ui/export/calendar-button";
import classes from "./to-do-list.module.css";

/** The day until which an invitation is open, for the calendar of the business. */
export function InvitationEnd({ invited }: { invited: Invitation }) {
  if (!invited.expiresAt) return null;
  const calendar = () => {
    const url = new URL(addressIn(ownLanguage(), routes.dashboard), location.href).href;
    return calendarOf(invitationDueDates(invited, url), currentTime());
  };
  return (
    <div className={classes.progress}>
      {invitationDueWords.openUntil(invited.expiresAt)}
      <CalendarButton words={dueDateWords} calendar={calendar} />
    </div>
  );
}
