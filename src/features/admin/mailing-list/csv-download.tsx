import { useState } from "react";
import {
  subscriberState,
  type AddressesAnswer,
  type Subscriber,
} from "../../../domain/mailing-list/subscribers/subscriber";
import {
  csvHeadings,
  subscriberMessages,
  subscriberStates,
  subscriberWords,
} from "../../../domain/mailing-list/subscribers/words";
import { checkAddresses, everySubscriber } from "../../../firebase/mailing-list/subscribers";
import { BusyButton } from "../../../ui/button/busy-button";
import { download } from "../../../ui/export/download";
import { useAction } from "../../../ui/hooks/use-action";
import { Notice } from "../../../ui/notice/notice";

/** The whole list as a file, read a page at a time: what has been read waits as text until all is there. */
export function CsvDownload({ entries }: { entries: number | undefined }) {
  const { running, outcome, run } = useAction<"download">();
  const [done, setDone] = useState(0);

  async function save() {
    setDone(0);
    const { csvHead, csvLines } = await import("./csv/write-csv");
    const parts = [csvHead(Object.values(csvHeadings))];
    let count = 0;
    for await (const group of everySubscriber()) {
      const known = await checkAddresses(group.map(({ email }) => email));
      parts.push(csvLines(group.map((one) => subscriberCells(one, known))));
      count += group.length;
      setDone(count);
    }
    const day = new Date().toISOString().slice(0, 10);
    download(subscriberWords.fileName(day), "text/csv;charset=utf-8", ...parts);
    return { done: true, sentence: subscriberMessages.downloaded(count) };
  }

  return (
    <>
      <BusyButton
        variant="outline"
        busy={running !== undefined}
        busyLabel={subscriberMessages.downloading(done, entries)}
        onClick={() => run("download", save, subscriberMessages.downloadFailed)}
      >
        {subscriberWords.downloadCsv}
      </BusyButton>
      {outcome && <Notice kind={outcome.done ? "success" : "error"}>{outcome.sentence}</Notice>}
    </>
  );
}

/** In the order of the headings. */
function subscriberCells(one: Subscriber, known: AddressesAnswer): string[] {
  const { name, businessName, email, createdAt, consent } = one;
  const cells: Record<keyof typeof csvHeadings, string> = {
    name,
    businessName,
    email,
    createdAt: createdAt?.toISOString() ?? "",
    consent: consent?.text ?? "",
    consentAt: consent?.at?.toISOString() ?? "",
    state: subscriberStates[subscriberState(one, known)],
  };
  return Object.values(cells);
}
