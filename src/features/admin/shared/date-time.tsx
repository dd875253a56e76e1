/** A time as the reader's own country writes it. */
export function DateTime({ date }: { date: Date | undefined }) {
  if (!date) return <>at an unknown time</>;
  return (
    <time dateTime={date.toISOString()}>
      {date.toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" })}
    </time>
  );
}
