import { importState, importWords } from "../../../domain/mailing-list/import/words";
import { allImports } from "../../../firebase/mailing-list/imports";
import { DateTime } from "../../../ui/page/date-time";
import cards from "../shared/cards.module.css";
import { PagedList } from "../shared/paged-list";
import { useLivePage } from "../shared/use-live-page";
import classes from "./mailing-list.module.css";

const importsShown = 3;

/** What was imported and how far it has come, live, the latest first. */
export function Imports() {
  const view = useLivePage(allImports, { first: importsShown });
  return (
    <section className={classes.imports} aria-label={importWords.recent}>
      <h3>{importWords.recent}</h3>
      <PagedList view={view} what={importWords.imports} searchFrom={Infinity} empty={importWords.none}>
        {(entries) => (
          <ul className={cards.cards}>
            {entries.map(({ id, document }) => (
              <li key={id} className={cards.card}>
                <p role="status">{importState(document)}</p>
                <p className={classes.consent}>
                  <DateTime date={document.createdAt} />: {document.consent}
                </p>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
