import { senderName, type Inquiry } from "../../../../domain/inquiries/inquiry";
import { inquiryWords } from "../../../../domain/inquiries/words";
import { Button } from "../../../../ui/button/button";
import { useStaff } from "../../shared/staff-context";
import { InquiryNotes } from "../inquiry-notes";
import { InquiryRow } from "../inquiry-row";

interface AnsweredEntryProps {
  id: string;
  inquiry: Inquiry;
}

/** An inquiry of one's own that was answered, or whose business was invited. */
export function AnsweredEntry({ id, inquiry }: AnsweredEntryProps) {
  const { invite } = useStaff();
  const headingId = `answered-${id}`;
  return (
    <InquiryRow
      id={headingId}
      title={senderName(inquiry)}
      level={4}
      inquiry={inquiry}
      since={{ words: inquiryWords.received, date: inquiry.createdAt }}
      more={<InquiryNotes id={id} />}
      actions={(reach) =>
        !inquiry.invited && (
          <Button
            variant="subtle"
            aria-describedby={headingId}
            onClick={() => invite({ kind: "answered", id, inquiry })}
            {...reach}
          >
            {inquiryWords.invite}
          </Button>
        )
      }
    />
  );
}
