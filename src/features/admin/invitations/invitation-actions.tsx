import { useState } from "react";
import { currentTime } from "../../../browser/current-time";
import { invitationState, type Invitation } from "../../../domain/invitations/invitation";
import { invitationMessages } from "../../../domain/invitations/words";
import { remindInvited, resendInvitation, revokeInvitation } from "../../../firebase/invitations/invitation-actions";
import type { ActionResult } from "../../../firebase/sdk/call";
import { BusyButton } from "../../../ui/button/busy-button";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";
import { Notice } from "../../../ui/notice/notice";
import classes from "./invitation-actions.module.css";

type InvitationAction = "resend" | "remind" | "revoke";

const callsByAction: Record<InvitationAction, (invitation: Invitation) => Promise<ActionResult>> = {
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
  const [running, setRunning] = useState<InvitationAction>();
  const [confirming, setConfirming] = useState(false);
  const [outcome, setOutcome] = useState<ActionResult>();
  const state = invitationState(invitation, currentTime());

  async function run(action: InvitationAction): Promise<void> {
    if (running) return;
    setOutcome(undefined);
    setRunning(action);
    setOutcome(await callsByAction[action]({ ...invitation, invitationCode: invitationId }));
    setRunning(undefined);
  }

  const button = (action: InvitationAction, label: string, busyLabel: string) => (
    <BusyButton variant="outline" busy={running === action} busyLabel={busyLabel} onClick={() => void run(action)}>
      {label}
    </BusyButton>
  );

  return (
    <div className={classes.actions}>
      <p className={classes.state}>{stateInWords(invitation, state)}</p>
      {outcome && <Notice kind={outcome.done ? "success" : "error"}>{outcome.sentence}</Notice>}
      <div className={classes.buttons}>
        {(state === "open" || state === "expired") && button("resend", "Resend", "Sending...")}
        {(state === "open" || state === "used") && button("remind", "Send reminder", "Sending...")}
        {state === "open" && (
          <BusyButton
            variant="subtle"
            color="brick"
            busy={running === "revoke"}
            busyLabel="Revoking..."
            onClick={() => setConfirming(true)}
          >
            Revoke
          </BusyButton>
        )}
      </div>
      {confirming && (
        <ConfirmDialog
          title="Revoke this invitation?"
          confirm="Revoke invitation"
          decline="Keep it"
          destructive
          onDecline={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            void run("revoke");
          }}
        >
          {invitationMessages.revokeQuestion(invitation.businessName)}
        </ConfirmDialog>
      )}
    </div>
  );
}

function stateInWords({ expiresAt, mailState, mailError }: Invitation, state: ReturnType<typeof invitationState>) {
  const until = expiresAt?.toLocaleDateString(undefined, { dateStyle: "long" });
  const words = {
    open: until ? `Open until ${until}.` : "Open.",
    expired: `Expired${until ? ` on ${until}` : ""}. Sending it again opens it again.`,
    revoked: "Revoked. Its link no longer works.",
    used: "Used: the business has its account.",
  };
  const mail = mailState === "failed" && mailError ? ` The last mail did not go out: ${mailError}` : "";
  return words[state] + mail;
}
