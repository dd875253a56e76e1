import type { Blast } from "../../../domain/blasts/blast";
import { blastWords } from "../../../domain/blasts/words";
import type { StaffList } from "../../../domain/kernel/routes";
import { allBlasts, blastsUnderWay } from "../../../firebase/blasts/blast-lists";
import type { PageEntry } from "../../../firebase/sdk/follow";
import { useHashTarget } from "../../../ui/hooks/use-hash-target";
import { BlastEntry } from "./blast-entry";
import { Card } from "../shared/card";
import cardClasses from "../shared/cards.module.css";
import { PagedList } from "../shared/paged-list";
import { useLivePage } from "../shared/use-live-page";

const blastsPart: StaffList = "blasts";

/** The latest ones. */
const shownAtOnce = 3;

/** Every blast and how far it has come, live for all administrators: what is under way first, then the latest. */
export function Blasts() {
  useHashTarget({ only: blastsPart });
  const view = useLivePage(allBlasts, { first: shownAtOnce });
  const { page } = useLivePage(blastsUnderWay);
  const underWay = page.status === "ready" ? page.entries.toSorted(byTime) : [];
  const known = new Set(underWay.map(({ id }) => id));
  return (
    <Card id={blastsPart} title={blastWords.progress}>
      <PagedList view={view} what={blastWords.blasts} searchFrom={Infinity} empty={blastWords.noBlasts}>
        {(entries) => (
          <ul className={cardClasses.cards}>
            {[...underWay, ...entries.filter(({ id }) => !known.has(id))].map(({ id, document }) => (
              <li key={id}>
                <BlastEntry id={id} blast={document} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  );
}

function byTime(one: PageEntry<Blast>, other: PageEntry<Blast>): number {
  return other.document.createdAt.getTime() - one.document.createdAt.getTime();
}
