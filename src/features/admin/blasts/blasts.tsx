import { blastWords } from "../../../domain/blasts/words";
import type { StaffList } from "../../../domain/kernel/routes";
import { allBlasts } from "../../../firebase/blasts/blast-lists";
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
  return (
    <Card id={blastsPart} title={blastWords.progress}>
      <PagedList view={view} what={blastWords.blasts} searchFrom={Infinity} empty={blastWords.noBlasts}>
        {(entries) => (
          <ul className={cardClasses.cards}>
            {entries.map(({ id, document }) => (
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
