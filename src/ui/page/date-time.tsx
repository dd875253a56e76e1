import { formatDateTime, formatShortDay } from "../../domain/kernel/locale";
import { uiWords } from "../words";

interface DateTimeProps {
  date: Date | undefined;
  /** What stands there when there is no date. */
  otherwise?: string;
}

/** A moment as the reader's own country writes it. */
export function DateTime({ date, otherwise = uiWords.unknownTime }: DateTimeProps) {
  if (!date) return otherwise;
  return <time dateTime={date.toISOString()}>{formatDateTime(date)}</time>;
}

/** Only its day, where there is little room; the whole moment for whoever points at it. */
export function Day({ date }: { date: Date | undefined }) {
  if (!date) return null;
  return (
    <time dateTime={date.toISOString()} title={formatDateTime(date)}>
      {formatShortDay(date)}
    </time>
  );
}
