import { memo } from "react";
import { senderName, type Inquiry } from "../../../../domain/inquiries/inquiry";
import { referenceOf } from "../../../../domain/inquiries/reference";
import { inquiryWords } from "../../../../domain/inquiries/words";
import { useStaff } from "../../shared/staff-context";
import { EntryActions } from "../entry-actions";
import { LateNotes } from "../late-row-parts";
import { InquiryRow } from "../inquiry-row";

interface AnsweredEntryProps {
  id: string;
  inquiry: Inquiry;
}

/** An inquiry of one's own that was answered, or whose business was invited; it can be answered again. */
export const AnsweredEntry = memo(function AnsweredEntry({ id, inquiry }: AnsweredEntryProps) {
  const { reply, invite } = useStaff();
  const headingId = `answered-${id}`;
  const target = { kind: "answered", id, inquiry } as const;
  return (
    <InquiryRow
      id={headingId}
      title={senderName(inquiry)}
      level={4}
      inquiry={inquiry}
      reference={referenceOf(id)}
      since={{ words: inquiryWords.received, date: inquiry.createdAt }}
      more={<LateNotes id={id} />}
      actions={(reach) => (
        <EntryActions
          headingId={headingId}
          reach={reach}
          onReply={() => reply(target)}
          onInvite={inquiry.invited ? undefined : () => invite(target)}
        />
      )}
    />
  );
});
