import { useState } from "react";
import { Button } from "@mantine/core";
import { subscriberMessages, subscriberWords } from "../../../domain/mailing-list/subscribers/words";
import { Card } from "../shared/card";
import classes from "./mailing-list.module.css";
import { CsvDownload } from "./csv-download";
import { Subscribers } from "./subscribers";

/** Who is on the mailing list. It is read only when somebody asks for it: the first screen has enough to read. */
export function MailingList({ entries }: { entries: number | undefined }) {
  const [shown, setShown] = useState(false);
  return (
    <Card title={subscriberWords.title}>
      <p className={classes.lead}>{subscriberMessages.lead}</p>
      <div className={classes.buttons}>
        <Button variant="outline" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? subscriberWords.hide : subscriberWords.show}
        </Button>
        <CsvDownload entries={entries} />
      </div>
      {shown && <Subscribers />}
    </Card>
  );
}
