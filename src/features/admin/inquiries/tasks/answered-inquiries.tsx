import { useId, useMemo } from "react";
import { inquiryWords } from "../../../../domain/inquiries/words";
import { answeredInquiriesOf } from "../../../../firebase/inquiries/lists";
import rows from "../../shared/entry-row.module.css";
import { PagedList } from "../../shared/paged-list";
import { useStaff } from "../../shared/staff-context";
import { useLivePage } from "../../shared/use-live-page";
import { AnsweredEntry } from "./answered-entry";
import classes from "./task-queue.module.css";

/** Finished tasks are below open ones. */
const answeredAtFirst = 5;

/** The inquiries that one has answered. */
export function AnsweredInquiries() {
  const { me } = useStaff();
  const answered = useLivePage(
    useMemo(() => answeredInquiriesOf(me.uid), [me.uid]),
    { first: answeredAtFirst },
  );
  const answeredId = useId();
  return (
    <div className={classes.part}>
      <h3 id={answeredId}>{inquiryWords.inquiries}</h3>
      <PagedList
        view={answered}
        what={inquiryWords.answeredInquiries}
        finds="words"
        searchFrom={5}
        empty={inquiryWords.noAnswered}
      >
        {(entries) => (
          <ul className={rows.rows} aria-labelledby={answeredId}>
            {entries.map(({ id, document }) => (
              <li key={id}>
                <AnsweredEntry id={id} inquiry={document} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
