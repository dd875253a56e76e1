import { useLocation } from "react-router-dom";
import { inquiryWords } from "../../../domain/inquiries/words";
import type { Counters } from "../../../domain/kernel/counters";
import { searchInLink } from "../../../domain/kernel/routes";
import { newInquiries } from "../../../firebase/inquiries/lists";
import { Card } from "../shared/card";
import rows from "../shared/entry-row.module.css";
import { useStaff } from "../shared/staff-context";
import { LateHeld } from "../shared/late-held";
import { InquiryEntry } from "./inquiry-entry";
import { LateHeldInquiries } from "./late-row-parts";
import { PagedList } from "../shared/paged-list";
import { deskParts } from "../shared/parts";
import { useLivePage } from "../shared/use-live-page";

interface InquiriesProps {
  counters: Counters | undefined;
}

export function Inquiries({ counters }: InquiriesProps) {
  const count = counters?.inquiries ?? 0;
  const { hash } = useLocation();
  const { may } = useStaff();
  const view = useLivePage(newInquiries, { searchFor: searchInLink(hash, "inquiries") });
  return (
    <Card
      id={deskParts.inquiries}
      title={inquiryWords.inquiries}
      aside={count > 0 && view.search === "" && inquiryWords.waiting(count)}
    >
      {may("settleHeld") && (
        <LateHeld from="inquiries" count={counters?.heldInquiries ?? 0}>
          <LateHeldInquiries />
        </LateHeld>
      )}
      <PagedList view={view} what={inquiryWords.listOfInquiries} finds="words" empty={inquiryWords.noInquiries}>
        {(entries) => (
          <ul className={rows.rows}>
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
