import { senderName, type Inquiry } from "../../../domain/inquiries/inquiry";
import { referenceOf } from "../../../domain/inquiries/reference";
import { staffMessages, inquiryWords } from "../../../domain/inquiries/words";
import {
  claimInquiry,
  deleteInquiry,
  restoreInquiry,
  type InquiryActionResult,
} from "../../../firebase/inquiries/inquiry-actions";
import { BusyButton } from "../../../ui/button/busy-button";
import { useAction } from "../../../ui/hooks/use-action";
import { useStaff } from "../shared/staff-context";
import { conflictMessage } from "./conflict-message";
import { EntryActions } from "./entry-actions";
import { LateNotes } from "./late-notes";
import { InquiryRow } from "./inquiry-row";

interface InquiryEntryProps {
  id: string;
  inquiry: Inquiry;
}

/** An inquiry with its actions. A second administrator reads who was first. */
export function InquiryEntry({ id, inquiry }: InquiryEntryProps) {
  const { me, announce, reply, invite } = useStaff();
  const { running, run } = useAction<"move" | "delete">((failure) => announce({ kind: "error", ...failure }));
  const name = senderName(inquiry);
  const headingId = `inquiry-${id}`;

  async function move(): Promise<void> {
    announceResult(await claimInquiry(me, id), () =>
      announce({ kind: "success", sentence: staffMessages.inquiryMoved(name) }),
    );
  }

  async function remove(): Promise<void> {
    announceResult(await deleteInquiry(me, id), () =>
      announce({ kind: "success", sentence: staffMessages.inquiryDeleted(name), undo: () => void restore() }),
    );
  }

  async function restore(): Promise<void> {
    try {
      await restoreInquiry(id, inquiry);
      announce({ kind: "success", sentence: staffMessages.inquiryRestored(name) });
    } catch {
      announce({ kind: "error", sentence: staffMessages.restoreFailed });
    }
  }

  function announceResult(attempt: InquiryActionResult, done: () => void): void {
    if (attempt.result === "done") done();
    else announce({ kind: "warning", sentence: conflictMessage(attempt) });
  }

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
            onDelete: () => run("delete", remove, staffMessages.inquiryDeleteFailed(name)),
          }}
        >
          <BusyButton
            variant="subtle"
            busy={running === "move"}
            busyLabel={inquiryWords.moving}
            aria-describedby={headingId}
            aria-keyshortcuts="E"
            onClick={() => run("move", move, staffMessages.inquiryMoveFailed(name))}
            {...reach}
          >
            {inquiryWords.move}
          </BusyButton>
        </EntryActions>
      )}
    />
  );
}
