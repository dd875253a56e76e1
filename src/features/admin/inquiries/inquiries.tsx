import { inquiryWords } from "../../../domain/inquiries/words";
import type { Counters } from "../../../domain/kernel/counters";
import { newInquiries } from "../../../firebase/inquiries/lists";
import { pageSize } from "../../../firebase/sdk/live-page";
import { Card } from "../shared/card";
import { Held } from "../shared/held";
import { HeldInquiries } from "./held-inquiries";
import { InquiryEntry } from "./inquiry-entry";
import cardClasses from "./inquiry-card.module.css";
import { PagedList } from "../shared/paged-list";
import { useLinkedList } from "../shared/use-linked-list";
import { useLivePage } from "../shared/use-live-page";

interface InquiriesProps {
  counters: Counters | undefined;
}

export function Inquiries({ counters }: InquiriesProps) {
  const count = counters?.inquiries ?? 0;
  const { search, part } = useLinkedList("inquiries");
  const view = useLivePage(newInquiries, pageSize, search);
  return (
    <Card ref={part} title={inquiryWords.inquiries} aside={count > 0 && inquiryWords.waiting(count)}>
      <Held from="inquiries" count={counters?.heldInquiries ?? 0}>
        <HeldInquiries />
      </Held>
      <PagedList view={view} what={inquiryWords.listOfInquiries} empty={inquiryWords.noInquiries}>
        {(entries) => (
          <ul className={cardClasses.cards}>
            {entries.map(({ id, document }) => (
              <li key={id}>
                <InquiryEntry id={id} inquiry={document} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  );
}
