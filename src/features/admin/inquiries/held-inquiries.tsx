import { senderName } from "../../../domain/inquiries/inquiry";
import { inquiryWords } from "../../../domain/inquiries/words";
import { heldInquiries } from "../../../firebase/inquiries/held";
import { HeldList } from "../shared/held-list";
import { InquiryCard } from "./inquiry-card";

export function HeldInquiries() {
  return (
    <HeldList from="inquiries" list={heldInquiries}>
      {({ id, document, accept }) => (
        <InquiryCard
          id={`held-${id}`}
          title={senderName(document)}
          level={3}
          inquiry={document}
          since={{ words: inquiryWords.received, date: document.createdAt }}
        >
          {accept}
        </InquiryCard>
      )}
    </HeldList>
  );
}
