import { useState } from "react";
import { invitationStanding, type Invitation } from "../../../domain/invitations/invitation";
import { invitationMessages } from "../../../domain/invitations/words";
import {
  remindInvited,
  resendInvitation,
  revokeInvitation,
  type Outcome,
} from "../../../firebase/invitations/invitation-actions";
import { BusyButton } from "../../../ui/button/busy-button";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";
import { Notice } from "../../../ui/notice/notice";
import classes from "./invitation-actions.module.css";

type Action = "resend" | "remind" | "revoke";

const verbs: Record<Action, (invitation: Invitation) => Promise<Outcome>> = {
  resend: resendInvitation,
  remind: remindInvited,
  revoke: revokeInvitation,
};

interface InvitationActionsProps {
  invitation: Invitation;
  /** The document's id, which is the code. */
  invitationId: string;
}

/** How an invitation stands, and what can be done about it: send it again, remind its business, revoke it. */
export function InvitationActions({ invitation, invitationId }: InvitationActionsProps) {
  const [doing, setDoing] = useState<Action>();
  const [asking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const standing = invitationStanding(invitation, new Date());

  async function act(action: Action): Promise<void> {
    if (doing) return;
    setOutcome(undefined);
    setDoing(action);
    setOutcome(await verbs[action]({ ...invitation, invitationCode: invitationId }));
    setDoing(undefined);
  }

  const button = (action: Action, label: string, busyLabel: string) => (
    <BusyButton variant="outline" busy={doing === action} busyLabel={busyLabel} onClick={() => void act(action)}>
      {label}
    </BusyButton>
  );

  return (
    <div className={classes.actions}>
      <p className={classes.standing}>{inWords(invitation, standing)}</p>
      {outcome && <Notice kind={outcome.done ? "success" : "error"}>{outcome.sentence}</Notice>}
      <div className={classes.buttons}>
        {(standing === "open" || standing === "expired") && button("resend", "Resend", "Sending...")}
        {(standing === "open" || standing === "used") && button("remind", "Send reminder", "Sending...")}
        {standing === "open" && (
          <BusyButton
            variant="subtle"
            color="brick"
            busy={doing === "revoke"}
            busyLabel="Revoking..."
            onClick={() => setAsking(true)}
          >
            Revoke
          </BusyButton>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title="Revoke this invitation?"
          confirm="Revoke invitation"
          decline="Keep it"
          destructive
          onDecline={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void act("revoke");
          }}
        >
          {invitationMessages.revokeQuestion(invitation.businessName)}
        </ConfirmDialog>
      )}
    </div>
  );
}

function inWords({ expiresAt, mailState, mailError }: Invitation, standing: ReturnType<typeof invitationStanding>) {
  const until = expiresAt?.toLocaleDateString(undefined, { dateStyle: "long" });
  const words = {
    open: until ? `Open until ${until}.` : "Open.",
    expired: `Expired${until ? ` on ${until}` : ""}. Sending it again opens it again.`,
    revoked: "Revoked. Its link no longer works.",
    used: "Used: the business has its account.",
  };
  const mail = mailState === "failed" && mailError ? ` The last mail did not go out: ${mailError}` : "";
  return words[standing] + mail;
}
