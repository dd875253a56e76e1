import { Link } from "react-router-dom";
import { currentTime } from "../../../browser/current-time";
import type { Invitation } from "../../../domain/invitations/invitation";
import { isReminderDue, standsIn } from "../../../domain/invitations/invitation-lists";
import { firstRound, roundNumberOf } from "../../../domain/invitations/rounds";
import { roundWords } from "../../../domain/invitations/rounds/words";
import { situationInWords } from "../../../domain/invitations/invitation-in-words";
import { invitationWords } from "../../../domain/invitations/words";
import { routes } from "../../../domain/kernel/routes";
import { Button } from "../../../ui/button/button";
import { DateTime } from "../../../ui/page/date-time";
import { RemindButton } from "../invitations/remind-button";
import { useStaff } from "../shared/staff-context";
import classes from "./businesses.module.css";

interface BusinessRowProps {
  /** The document's, which is the code. */
  id: string;
  invitation: Invitation;
  onOpen: () => void;
}

/** One business and how far it is; its name opens it. */
export function BusinessRow({ id, invitation, onOpen }: BusinessRowProps) {
  const { may } = useStaff();
  const now = currentTime();
  const { businessName, businessEmail, fromInquiry, lastLogin, lists } = invitation;
  const number = roundNumberOf(invitation);
  const headingId = `business-${id}`;
  return (
    <article className={classes.row} aria-labelledby={`${headingId} ${headingId}-email`}>
      <h2 id={headingId} className={classes.name}>
        <Link to={routes.business(id)}>{businessName}</Link>
      </h2>
      <p className={classes.situation} data-due={standsIn(lists, "needsAttention", now) || undefined}>
        {situationInWords(invitation, now)}
      </p>
      <p className={classes.about}>
        <span id={`${headingId}-email`}>{businessEmail}</span>
        {number > firstRound && <span>{roundWords.round(number)}</span>}
        {fromInquiry && <span>{invitationWords.fromInquiry(fromInquiry.name)}</span>}
        {lastLogin && (
          <span className={classes.seen}>
            {invitationWords.lastLogin} <DateTime date={lastLogin} />
          </span>
        )}
      </p>
      {may("inviteBusinesses") && (
        <div className={classes.actions}>
          {isReminderDue(invitation, now) && (
            <span className={classes.remind}>
              <RemindButton id={id} invitation={invitation} />
            </span>
          )}
          <Button
            variant="subtle"
            size="compact-sm"
            aria-describedby={headingId}
            aria-haspopup="dialog"
            onClick={onOpen}
          >
            {invitationWords.invitation}
          </Button>
        </div>
      )}
    </article>
  );
}
