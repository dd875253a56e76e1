import { inquiryWords } from "../../../domain/inquiries/words";
import type { Counters } from "../../../domain/kernel/counters";
import { newInquiries } from "../../../firebase/inquiries/lists";
import { Card } from "../shared/card";
import { InquiryEntry } from "./inquiry-entry";
import cardClasses from "./inquiry-card.module.css";
import { PagedList } from "../shared/paged-list";
import { useLivePage } from "../shared/use-live-page";

interface InquiriesProps {
  count: Counters["inquiries"] | undefined;
}

export function Inquiries({ count }: InquiriesProps) {
  const view = useLivePage(newInquiries);
  return (
    <Card title={inquiryWords.inquiries} aside={count !== undefined && count > 0 && inquiryWords.waiting(count)}>
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
