import type { ReactNode } from "react";
import { inquiryWords } from "../../../domain/inquiries/words";
import { BusyButton } from "../../../ui/button/busy-button";
import { Button } from "../../../ui/button/button";
import type { ActionReach } from "../shared/entry-row";

interface EntryActionsProps {
  /** Of the heading that names the entry. */
  headingId: string;
  reach: ActionReach;
  onReply: () => void;
  deleting: boolean;
  onDelete: () => void;
  /** What else can be done, between the two. */
  children?: ReactNode;
}

/** What can be done with whatever somebody wrote to us: answer it, and delete it. */
export function EntryActions({ headingId, reach, onReply, deleting, onDelete, children }: EntryActionsProps) {
  return (
    <>
      <Button variant="outline" aria-describedby={headingId} onClick={onReply} {...reach}>
        {inquiryWords.reply}
      </Button>
      {children}
      <BusyButton
        variant="subtle"
        color="brick"
        busy={deleting}
        busyLabel={inquiryWords.deleting}
        aria-describedby={headingId}
        onClick={onDelete}
        {...reach}
      >
        {inquiryWords.delete}
      </BusyButton>
    </>
  );
}
