import { useState } from "react";
import { useLocation } from "react-router-dom";
import type { StaffList } from "../../../domain/kernel/routes";
import { importState, importWords } from "../../../domain/mailing-list/import/words";
import { subscriberMessages, subscriberWords } from "../../../domain/mailing-list/subscribers/words";
import { placeWords } from "../../../domain/operation/place-words";
import { countRecipients } from "../../../firebase/blasts/blasts";
import { watchCounters } from "../../../firebase/inquiries/counters";
import { allImports } from "../../../firebase/mailing-list/imports";
import { Button } from "../../../ui/button/button";
import { useLive } from "../../../ui/hooks/use-live";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { DateTime } from "../../../ui/page/date-time";
import { Blasts } from "../blasts/blasts";
import { CollectedEmails } from "../blasts/collected-emails";
import { DeskPage } from "../desk/desk-page";
import { Card } from "../shared/card";
import cards from "../shared/cards.module.css";
import { PagedList } from "../shared/paged-list";
import { useLivePage } from "../shared/use-live-page";
import { CsvDownload } from "./csv-download";
import { ImportDialog } from "./import-dialog";
import classes from "./mailing-list.module.css";
import { Subscribers } from "./subscribers";

const subscribersPart: StaffList = "subscribers";
const importsShown = 3;

/** The mailing list in one place: its people, their number, the mails to all of them, and the files. */
export function MailingListScreen() {
  return (
    <DeskPage title={placeWords.mailingList} right="readSubscribers">
      <MailingList />
    </DeskPage>
  );
}

function MailingList() {
  const { live } = useLive(watchCounters);
  const { hash } = useLocation();
  const [importing, setImporting] = useState(false);
  const entries = live.status === "ready" ? live.value.counters.emailList : undefined;
  return (
    <>
      <div className={classes.place}>
        <div className={classes.side}>
          <CollectedEmails live={live}>
            <Reach />
          </CollectedEmails>
          <Blasts />
        </div>
        <div className={classes.side}>
          <Card id={subscribersPart} title={subscriberWords.title}>
            <div className={classes.buttons}>
              <CsvDownload entries={entries} />
              <Button variant="outline" onClick={() => setImporting(true)}>
                {importWords.begin}
              </Button>
            </div>
            <Subscribers key={hash} />
          </Card>
          <Imports />
        </div>
      </div>
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}

/** Says how many of the entries get a mail, and why the others do not. */
function Reach() {
  const { loaded: count } = useLoaded(countRecipients);
  if (count.status === "failed") return null;
  return (
    <p role="status" className={classes.lead}>
      {count.status === "loading"
        ? subscriberWords.counting
        : count.value.exact
          ? subscriberMessages.explained(count.value)
          : subscriberMessages.atMost(count.value.entries)}
    </p>
  );
}

/** The imports and their progress, live, the latest first. */
function Imports() {
  const view = useLivePage(allImports, { first: importsShown });
  return (
    <Card title={importWords.recent}>
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
    </Card>
  );
}
