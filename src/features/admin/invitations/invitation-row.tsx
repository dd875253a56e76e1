import { Link } from "react-router-dom";
import { currentTime } from "../../../browser/current-time";
import type { Invitation } from "../../../domain/invitations/invitation";
import { isReminderDue } from "../../../domain/invitations/invitation-lists";
import { defaultLanguage, languageFrom, languageNames } from "../../../domain/kernel/language";
import { firstRound, roundNumberOf } from "../../../domain/invitations/rounds";
import { situationInWords } from "../../../domain/invitations/invitation-in-words";
import { invitationWords } from "../../../domain/invitations/words";
import { roundWords } from "../../../domain/invitations/rounds/words";
import { routes } from "../../../domain/kernel/routes";
import { DateTime } from "../../../ui/page/date-time";
import { useStaff } from "../shared/staff-context";
import classes from "./invitations.module.css";
import { RemindButton } from "./remind-button";

interface InvitationRowProps {
  /** The document's, which is the code. */
  id: string;
  invitation: Invitation;
  onOpen: () => void;
}

/** One invited business: the row opens its invitation for an administrator, the line below the status the business. */
export function InvitationRow({ id, invitation, onOpen }: InvitationRowProps) {
  const { may } = useStaff();
  const mayInvite = may("inviteBusinesses");
  const now = currentTime();
  const { businessName, businessEmail, status, lastLogin, fromInquiry } = invitation;
  const number = roundNumberOf(invitation);
  const language = languageFrom(invitation.language);
  const situation = situationInWords(invitation, now);

  return (
    <tr onClick={mayInvite ? onOpen : undefined}>
      <td data-column={invitationWords.businessNameColumn}>
        {mayInvite ? (
          <button type="button" className={classes.open} aria-haspopup="dialog">
            {businessName}
          </button>
        ) : (
          businessName
        )}
        {fromInquiry && <div className={classes.situation}>{invitationWords.fromInquiry(fromInquiry.name)}</div>}
        {language !== defaultLanguage && (
          <div className={classes.situation}>{invitationWords.languageIs(languageNames[language])}</div>
        )}
        {number > firstRound && <div className={classes.situation}>{roundWords.round(number)}</div>}
      </td>
      <td data-column={invitationWords.businessEmailColumn}>{businessEmail}</td>
      <td data-column={invitationWords.status}>
        {invitationWords.statuses[status]}
        <div className={classes.situation} onClick={(event) => event.stopPropagation()}>
          <Link to={routes.business(id)} aria-label={invitationWords.situationOf(situation, businessName)}>
            {situation}
          </Link>
          {mayInvite && isReminderDue(invitation, now) && <RemindButton id={id} invitation={invitation} />}
        </div>
      </td>
      <td data-column={invitationWords.lastLogin}>
        <DateTime date={lastLogin} otherwise={invitationWords.never} />
      </td>
    </tr>
  );
}
