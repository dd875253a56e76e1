import type { Counters } from "../../domain/documents/counters";
import { newInquiries } from "../../firebase/staff-lists";
import { Card } from "./card";
import { InquiryEntry } from "./inquiry-entry";
import letter from "./letter.module.css";
import { PagedList } from "./paged-list";
import { useLivePage } from "./use-live-page";

interface InquiriesProps {
  count: Counters["inquiries"] | undefined;
}

export function Inquiries({ count }: InquiriesProps) {
  const view = useLivePage(newInquiries);
  return (
    <Card title="Inquiries" aside={count !== undefined && count > 0 && `${count.toLocaleString()} waiting`}>
      <PagedList
        view={view}
        what="inquiries"
        empty="No inquiry is waiting. What visitors send us appears here by itself."
      >
        {(entries) => (
          <ul className={letter.letters}>
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
