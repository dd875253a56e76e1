import { useState } from "react";
import { draftPlaces } from "../../../browser/draft-places";
import { staffMessages } from "../../../domain/inquiries/action-words";
import type { InvitationRequest } from "../../../domain/invitations/invitation";
import { invitationWords } from "../../../domain/invitations/words";
import type { KeptResult } from "../../../firebase/inquiries/desk-entry";
import { inviteFromDesk } from "../../../firebase/inquiries/invite-from-desk";
import { resendInvitation } from "../../../firebase/invitations/invitation-actions";
import type { InvitationResult, UnsentInvitation } from "../../../firebase/invitations/invite";
import { Button } from "../../../ui/button/button";
import { Dialog } from "../../../ui/dialog/dialog";
import { useDraft } from "../../../ui/hooks/use-draft";
import { uiWords } from "../../../ui/words";
import { InvitationEntry } from "../invitations/invitation-entry";
import { typedInvitation } from "../invitations/typed-invitation";
import classes from "../shared/dialogs.module.css";
import { useStaff, type DeskTarget } from "../shared/staff-context";
import { conflictMessage } from "./conflict-message";

interface InviteDialogProps {
  target: DeskTarget;
  onClose: () => void;
}

/** Invites the business of an inquiry or a task, whose fields it is filled with. Closing keeps what was typed. */
export function InviteDialog({ target, onClose }: InviteDialogProps) {
  const { me, announce } = useStaff();
  const { name, businessName = "", email, message, language } = target.inquiry;
  const place = draftPlaces.staff(`invite/${target.kind}/${target.id}`);
  const { draft, change, forget } = useDraft(place, typedInvitation);
  const [sending, setSending] = useState(false);

  async function send(request: InvitationRequest): Promise<InvitationResult | undefined> {
    setSending(true);
    try {
      const invited = await inviteFromDesk(me, target, request);
      if (invited.result === "conflict") return { result: "failed", sentence: conflictMessage(invited.conflict) };
      if (invited.result === "not-invited") return invited.invitation;
      forget();
      onClose();
      announceInvitation(invited.invitation, invited.kept, invited.keep);
      return undefined;
    } finally {
      setSending(false);
    }
  }

  /** Also after the dialog has closed, when only keeping the invitation is tried again. */
  function announceInvitation(
    { sentence, unsent }: InvitationResult,
    kept: KeptResult,
    keep: () => Promise<KeptResult>,
  ): void {
    if (kept.result === "not-kept") {
      const retry = () => void keep().then((result) => announceInvitation({ result: "sent", sentence }, result, keep));
      announce({ kind: "error", sentence: staffMessages.invitedNotKept(sentence), retry });
    } else if (kept.result !== "done") {
      announce({ kind: "warning", sentence: `${sentence} ${conflictMessage(kept)}`, alert: true });
    } else if (unsent) {
      announce({ kind: "warning", sentence, alert: true, retry: () => void sendAgain(unsent) });
    } else {
      announce({ kind: "success", sentence, alert: true });
    }
  }

  async function sendAgain(unsent: UnsentInvitation): Promise<void> {
    const { done, sentence } = await resendInvitation(unsent);
    if (done) announce({ kind: "success", sentence, alert: true });
    else announce({ kind: "error", sentence, retry: () => void sendAgain(unsent) });
  }

  return (
    <Dialog title={invitationWords.generateTitle} onClose={sending ? undefined : onClose}>
      <blockquote className={classes.quote}>
        <p>{[name, businessName].filter(Boolean).join(", ")}</p>
        <p>{message}</p>
      </blockquote>
      <InvitationEntry
        typed={draft ?? { businessName, businessEmail: email, language }}
        onType={change}
        invite={send}
        beside={
          <Button variant="subtle" onClick={() => !sending && onClose()}>
            {uiWords.close}
          </Button>
        }
      />
    </Dialog>
  );
}
