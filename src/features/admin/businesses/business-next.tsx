import { useState } from "react";
import { Link } from "react-router-dom";
import { currentTime } from "../../../browser/current-time";
import { waitsForRelease, type Invitation } from "../../../domain/invitations/invitation";
import { isReminderDue, listsOf, standsIn } from "../../../domain/invitations/invitation-lists";
import { nextWords } from "../../../domain/invitations/next-words";
import { situationInWords } from "../../../domain/invitations/invitation-in-words";
import { invitationWords } from "../../../domain/invitations/words";
import { resultsLinks, routes } from "../../../domain/kernel/routes";
import { Button } from "../../../ui/button/button";
import { LateInvitationDialog } from "../invitations/late-invitation-dialog";
import { RemindButton } from "../invitations/remind-button";
import { useStaff } from "../shared/staff-context";
import classes from "./businesses.module.css";

interface BusinessNextProps {
  /** The document's, which is the code. */
  id: string;
  invitation: Invitation;
}

/** The situation of a business at the top of its page, and the next deed of its consultant. */
export function BusinessNext({ id, invitation }: BusinessNextProps) {
  const { may } = useStaff();
  const [isOpen, setOpen] = useState(false);
  const now = currentTime();
  const { progress, endedAt } = invitation;
  const isReleaseDue = progress && waitsForRelease(progress) && !endedAt;
  return (
    <div role="group" aria-label={nextWords.toDo} className={classes.next}>
      <strong data-due={standsIn(listsOf(invitation), "needsAttention", now) || undefined}>
        {situationInWords(invitation, now)}
      </strong>
      {isReleaseDue && may("workOnPlans") && (
        <Link to={resultsLinks(routes.business(id)).plan}>{nextWords.releasePlan}</Link>
      )}
      {may("inviteBusinesses") && (
        <>
          {isReminderDue(invitation, now) && <RemindButton id={id} invitation={invitation} />}
          <Button variant="outline" size="compact-sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {invitationWords.invitation}
          </Button>
        </>
      )}
      {isOpen && <LateInvitationDialog id={id} invitation={invitation} onClose={() => setOpen(false)} />}
    </div>
  );
}
