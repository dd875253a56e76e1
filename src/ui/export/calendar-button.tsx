import type { IcsCalendar } from "ts-ics";
import { BusyButton } from "../button/busy-button";
import { useAction } from "../hooks/use-action";
import { Notice } from "../notice/notice";
import { download } from "./download";

interface CalendarButtonProps {
  words: { add: string; making: string; failed: string; file: string };
  calendar: () => IcsCalendar;
}

/** Downloads a file for calendars; the library that writes it is loaded only now. */
export function CalendarButton({ words, calendar }: CalendarButtonProps) {
  const { running, outcome, run } = useAction<"make">();

  async function make() {
    const { generateIcsCalendar } = await import("ts-ics");
    download(words.file, "text/calendar;charset=utf-8", generateIcsCalendar(calendar()));
  }

  return (
    <>
      <BusyButton
        variant="outline"
        size="compact-md"
        busy={running !== undefined}
        busyLabel={words.making}
        onClick={() => run("make", make, words.failed)}
      >
        {words.add}
      </BusyButton>
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
    </>
  );
}
