import { allBlasts } from "../../firebase/blast-lists";
import { BlastEntry } from "./blast-entry";
import { Card } from "./card";
import letter from "./letter.module.css";
import { PagedList } from "./paged-list";
import { useLivePage } from "./use-live-page";

/** Every blast and how far it has come, live for all administrators, the latest first. */
export function Blasts() {
  const view = useLivePage(allBlasts);
  return (
    <Card title="Blast Progress">
      <PagedList
        view={view}
        what="email blasts"
        searchFrom={Infinity}
        empty="No email blast has been sent yet. Its progress will be shown here."
      >
        {(entries) => (
          <ul className={letter.letters}>
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
