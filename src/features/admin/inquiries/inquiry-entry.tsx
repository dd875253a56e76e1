import { memo } from "react";
import { senderName, type Inquiry } from "../../../domain/inquiries/inquiry";
import { referenceOf } from "../../../domain/inquiries/reference";
import { failedActionWords, inquiryWords } from "../../../domain/inquiries/words";
import { BusyButton } from "../../../ui/button/busy-button";
import { useAction } from "../../../ui/hooks/use-action";
import { useStaff } from "../shared/staff-context";
import { EntryActions } from "./entry-actions";
import { LateNotes } from "./late-row-parts";
import { lateRowActions } from "./late-row-actions";
import { InquiryRow } from "./inquiry-row";

interface InquiryEntryProps {
  id: string;
  inquiry: Inquiry;
}

/** An inquiry with its actions. A second administrator reads who was first. */
export const InquiryEntry = memo(function InquiryEntry({ id, inquiry }: InquiryEntryProps) {
  const staff = useStaff();
  const { announce, reply, invite } = staff;
  const { running, run } = useAction<"move" | "delete">((failure) => announce({ kind: "error", ...failure }));
  const name = senderName(inquiry);
  const headingId = `inquiry-${id}`;

  const move = async () => (await lateRowActions()).moveRow(staff, id, inquiry);
  const remove = async () => (await lateRowActions()).deleteRow(staff, id, inquiry);

  return (
    <InquiryRow
      id={headingId}
      title={name}
      level={3}
      inquiry={inquiry}
      reference={referenceOf(id)}
      since={{ words: inquiryWords.received, date: inquiry.createdAt }}
      more={<LateNotes id={id} />}
      actions={(reach) => (
        <EntryActions
          headingId={headingId}
          reach={reach}
          onReply={() => reply({ kind: "inquiry", id, inquiry })}
          onInvite={() => invite({ kind: "inquiry", id, inquiry })}
          removal={{
            deleting: running === "delete",
            onDelete: () => run("delete", remove, failedActionWords.inquiryDeleteFailed(name)),
          }}
        >
          <BusyButton
            variant="subtle"
            busy={running === "move"}
            busyLabel={inquiryWords.moving}
            aria-describedby={headingId}
            aria-keyshortcuts="E"
            onClick={() => run("move", move, failedActionWords.inquiryMoveFailed(name))}
            {...reach}
          >
            {inquiryWords.move}
          </BusyButton>
        </EntryActions>
      )}
    />
  );
});
