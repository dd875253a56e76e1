import { useState } from "react";
import { importWords } from "../../../domain/mailing-list/import/words";
import { subscriberMessages, subscriberWords } from "../../../domain/mailing-list/subscribers/words";
import { Button } from "../../../ui/button/button";
import { Card } from "../shared/card";
import { sections } from "../rail/sections";
import { CsvDownload } from "./csv-download";
import { ImportDialog } from "./import-dialog";
import { Imports } from "./imports";
import classes from "./mailing-list.module.css";
import { Subscribers } from "./subscribers";

/** Who is on the mailing list. It is read only when somebody asks for it: the first screen has enough to read. */
export function MailingList({ entries }: { entries: number | undefined }) {
  const [shown, setShown] = useState(false);
  const [importing, setImporting] = useState(false);
  const [imported, setImported] = useState(false);
  return (
    <Card id={sections.mailingList} title={subscriberWords.title}>
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
