import { useState } from "react";
import type { ExportedSubscriber } from "../../../domain/mailing-list/subscribers/subscriber";
import {
  csvHeadings,
  subscriberMessages,
  subscriberStates,
  subscriberWords,
} from "../../../domain/mailing-list/subscribers/words";
import { exportSubscribers } from "../../../firebase/mailing-list/subscribers";
import { BusyButton } from "../../../ui/button/busy-button";
import { download } from "../../../ui/export/download";
import { useAction } from "../../../ui/hooks/use-action";
import { Notice } from "../../../ui/notice/notice";

/** The whole list as a file, read a part at a time: what has been read waits as text until all is there. */
export function CsvDownload({ entries }: { entries: number | undefined }) {
  const { running, outcome, run } = useAction<"download">();
  const [done, setDone] = useState(0);

  async function save() {
    setDone(0);
    const { csvHead, csvLines } = await import("./csv/write-csv");
    const parts = [csvHead(Object.values(csvHeadings))];
    let count = 0;
    const result = await exportSubscribers((people) => {
      parts.push(csvLines(people.map(subscriberCells)));
      setDone((count += people.length));
    });
    const day = new Date().toISOString().slice(0, 10);
    if (result.done) download(subscriberWords.fileName(day), "text/csv;charset=utf-8", ...parts);
    return result;
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
function subscriberCells({ state, ...one }: ExportedSubscriber): string[] {
  const cells: Record<keyof typeof csvHeadings, string> = { ...one, state: subscriberStates[state] };
  return (Object.keys(csvHeadings) as (keyof typeof csvHeadings)[]).map((heading) => cells[heading]);
}
