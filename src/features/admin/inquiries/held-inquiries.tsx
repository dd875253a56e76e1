import { senderName } from "../../../domain/inquiries/inquiry";
import { inquiryWords } from "../../../domain/inquiries/words";
import { heldInquiries } from "../../../firebase/inquiries/held";
import { HeldList } from "../shared/held-list";
import { InquiryRow } from "./inquiry-row";

export function HeldInquiries() {
  return (
    <HeldList from="inquiries" list={heldInquiries}>
      {({ id, document, accept }) => (
        <InquiryRow
          id={`held-${id}`}
          title={senderName(document)}
          level={3}
          inquiry={document}
          since={{ words: inquiryWords.received, date: document.createdAt }}
          aside={accept}
        />
      )}
    </HeldList>
  );
}
