import { useState } from "react";
import { currentTime } from "../../../browser/current-time";
import { mailWords } from "../../../domain/kernel/words";
import { invitationState, type Invitation } from "../../../domain/invitations/invitation";
import { invitationInWords } from "../../../domain/invitations/invitation-in-words";
import { invitationMessages, invitationWords } from "../../../domain/invitations/words";
import { remindInvited, resendInvitation, revokeInvitation } from "../../../firebase/invitations/invitation-actions";
import type { CallResult } from "../../../firebase/sdk/calls/call-in-words";
import { BusyButton } from "../../../ui/button/busy-button";
import { useAction } from "../../../ui/hooks/use-action";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";
import { Notice } from "../../../ui/notice/notice";
import classes from "./invitation-actions.module.css";

type InvitationAction = "resend" | "remind" | "revoke";

const callsByAction: Record<InvitationAction, (invitation: Invitation) => Promise<CallResult>> = {
  resend: resendInvitation,
  remind: remindInvited,
  revoke: revokeInvitation,
};

interface InvitationActionsProps {
  invitation: Invitation;
  /** The document's id, which is the code. */
  invitationId: string;
}

/** The state of an invitation and what can be done about it: send it again, remind its business, revoke it. */
export function InvitationActions({ invitation, invitationId }: InvitationActionsProps) {
  const { running, outcome, run } = useAction<InvitationAction>();
  const [confirming, setConfirming] = useState(false);
  const state = invitationState(invitation, currentTime());

  function start(action: InvitationAction): void {
    run(action, () => callsByAction[action]({ ...invitation, invitationCode: invitationId }));
  }

  const button = (action: InvitationAction, label: string, busyLabel: string) => (
    <BusyButton variant="outline" busy={running === action} busyLabel={busyLabel} onClick={() => start(action)}>
      {label}
    </BusyButton>
  );

  return (
    <div className={classes.actions}>
      <p className={classes.state}>{invitationInWords(invitation, state)}</p>
      {outcome && <Notice kind={outcome.done ? "success" : "error"}>{outcome.sentence}</Notice>}
      <div className={classes.buttons}>
        {(state === "open" || state === "expired") && button("resend", invitationWords.resend, mailWords.sending)}
        {(state === "open" || state === "used") && button("remind", invitationWords.remind, mailWords.sending)}
        {state === "open" && (
          <BusyButton
            variant="subtle"
            color="brick"
            busy={running === "revoke"}
            busyLabel={invitationWords.revoking}
            onClick={() => setConfirming(true)}
          >
            {invitationWords.revoke}
          </BusyButton>
        )}
      </div>
      {confirming && (
        <ConfirmDialog
          title={invitationWords.revokeTitle}
          confirm={invitationWords.revokeConfirm}
          decline={invitationWords.revokeDecline}
          destructive
          onDecline={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            start("revoke");
          }}
        >
          {invitationMessages.revokeQuestion(invitation.businessName)}
        </ConfirmDialog>
      )}
    </div>
  );
}
