import { formatDateTime, formatShortDay, formatTimeOfDay } from "../../domain/kernel/locale";
import { uiWords } from "../words";

interface DateTimeProps {
  date: Date | undefined;
  /** The words in the place of a missing date. */
  otherwise?: string;
}

/** A moment as the reader's own country writes it. */
export function DateTime({ date, otherwise = uiWords.unknownTime }: DateTimeProps) {
  if (!date) return otherwise;
  return <time dateTime={date.toISOString()}>{formatDateTime(date)}</time>;
}

/** Its day only, or the hour of today, in little room; the whole moment for a mouse that points at it. */
export function Day({ date }: { date: Date | undefined }) {
  if (!date) return null;
  return (
    <time dateTime={date.toISOString()} title={formatDateTime(date)}>
      {isToday(date) ? formatTimeOfDay(date) : formatShortDay(date)}
    </time>
  );
}

function isToday(date: Date): boolean {
  return date.toDateString() === new Date().toDateString();
}
