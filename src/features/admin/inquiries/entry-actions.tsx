import type { ReactNode } from "react";
import { inquiryWords } from "../../../domain/inquiries/words";
import { BusyButton } from "../../../ui/button/busy-button";
import { Button } from "../../../ui/button/button";
import { useStaff } from "../shared/staff-context";
import type { ActionReach } from "../shared/entry-row";

interface EntryActionsProps {
  /** Of the heading that names the entry. */
  headingId: string;
  reach: ActionReach;
  onReply: () => void;
  /** Undefined if its business is invited already. */
  onInvite: (() => void) | undefined;
  /** Undefined for one that is kept. */
  removal?: { deleting: boolean; onDelete: () => void };
  /** The other actions, between the two. */
  children?: ReactNode;
}

/** The actions on a visitor's message: answer it, invite its business, and delete it, as far as one may. */
export function EntryActions({ headingId, reach, onReply, onInvite, removal, children }: EntryActionsProps) {
  const { may } = useStaff();
  return (
    <>
      <Button variant="outline" aria-describedby={headingId} aria-keyshortcuts="R" onClick={onReply} {...reach}>
        {inquiryWords.reply}
      </Button>
      {children}
      {onInvite && may("inviteBusinesses") && (
        <Button variant="subtle" aria-describedby={headingId} aria-keyshortcuts="I" onClick={onInvite} {...reach}>
          {inquiryWords.invite}
        </Button>
      )}
      {removal && may("deleteInquiries") && (
        <BusyButton
          variant="subtle"
          color="brick"
          busy={removal.deleting}
          busyLabel={inquiryWords.deleting}
          aria-describedby={headingId}
          onClick={removal.onDelete}
          {...reach}
        >
          {inquiryWords.delete}
        </BusyButton>
      )}
    </>
  );
}
