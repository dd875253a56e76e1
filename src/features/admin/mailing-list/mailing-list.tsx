import { useState } from "react";
import { lateSectionTitles } from "../../../domain/kernel/list-words";
import { importWords, importState } from "../../../domain/mailing-list/import/words";
import { subscriberMessages, subscriberWords } from "../../../domain/mailing-list/subscribers/words";
import { Button } from "../../../ui/button/button";
import { Card } from "../shared/card";
import { sections } from "../rail/sections";
import { CsvDownload } from "./csv-download";
import { ImportDialog } from "./import-dialog";
import classes from "./mailing-list.module.css";
import { Subscribers } from "./subscribers";
import { allImports } from "../../../firebase/mailing-list/imports";
import { DateTime } from "../../../ui/page/date-time";
import cards from "../shared/cards.module.css";
import { PagedList } from "../shared/paged-list";
import { useLivePage } from "../shared/use-live-page";

const importsShown = 3;

/** The people on the mailing list. They are read on demand only: the first screen has enough to read. */
export function MailingList({ entries }: { entries: number | undefined }) {
  const [shown, setShown] = useState(false);
  const [importing, setImporting] = useState(false);
  const [imported, setImported] = useState(false);
  return (
    <Card id={sections.mailingList} title={lateSectionTitles.mailingList}>
      <p className={classes.lead}>{subscriberMessages.lead}</p>
      <div className={classes.buttons}>
        <Button variant="outline" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? subscriberWords.hide : subscriberWords.show}
        </Button>
        <CsvDownload entries={entries} />
        <Button variant="outline" onClick={() => setImporting(true)}>
          {importWords.begin}
        </Button>
      </div>
      {(shown || imported) && <Imports />}
      {shown && <Subscribers />}
      {importing && <ImportDialog onClose={() => setImporting(false)} onBegun={() => setImported(true)} />}
    </Card>
  );
}

/** The imports and their progress, live, the latest first. */
function Imports() {
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
