import { useMemo } from "react";
import type { Blast } from "../../../domain/blasts/blast";
import { blastScreenMessages, undeliveredReasons, blastWords } from "../../../domain/blasts/words";
import { undeliveredOf } from "../../../firebase/blasts/blast-lists";
import classes from "./blasts.module.css";
import { PagedList } from "../shared/paged-list";
import { UncertainAddresses } from "./uncertain-addresses";
import { useLivePage } from "../shared/use-live-page";

/** The recipients whom a blast did not reach for certain, the uncertain ones apart: only they can be sent to again. */
export function Undelivered({ id, blast }: { id: string; blast: Blast }) {
  const { failed, uncertain } = blast.counts;
  return (
    <div className={classes.undelivered}>
      {uncertain > 0 && (
        <section aria-label={blastWords.uncertain}>
          <h4>{blastWords.uncertain}</h4>
          <UncertainAddresses id={id} blast={blast} />
        </section>
      )}
      {failed > 0 && (
        <section aria-label={blastWords.failed}>
          <h4>{blastWords.failed}</h4>
          <p>{blastScreenMessages.failedMeaning}</p>
          <FailedAddresses id={id} />
        </section>
      )}
    </div>
  );
}

function FailedAddresses({ id }: { id: string }) {
  const view = useLivePage(useMemo(() => undeliveredOf(id, "failed"), [id]));
  return (
    <PagedList view={view} what={blastWords.failedAddresses} searchFrom={Infinity} empty={blastWords.noAddresses}>
      {(entries) => (
        <ul className={classes.addresses}>
          {entries.map(({ id: entryId, document }) => (
            <li key={entryId}>
              <strong>{document.address || blastWords.withoutAddress}</strong>
              <span>{undeliveredReasons[document.reason]}</span>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
