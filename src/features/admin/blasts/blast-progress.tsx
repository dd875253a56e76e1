import { blastLeft, type Blast } from "../../../domain/blasts/blast";
import classes from "./blasts.module.css";
import { DateTime } from "../shared/date-time";

/** The progress of a blast: a bar like a trail that is being walked, its numbers, and its status in a sentence. */
export function BlastProgress({ blast }: { blast: Blast }) {
  const { counts, recipients, subject } = blast;
  const left = blastLeft(counts);
  const figures = [
    { name: "Sent", count: counts.sent, color: "var(--forest)" },
    { name: "Failed", count: counts.failed, color: "var(--brick)" },
    { name: "Uncertain", count: counts.uncertain, color: "var(--ochre)" },
    ...(counts.skipped > 0 ? [{ name: "Unsubscribed", count: counts.skipped, color: "var(--line-strong)" }] : []),
  ];
  return (
    <div className={classes.progress}>
      <p role="status">
        <StatusLine blast={blast} left={left} />
      </p>
      <ProgressBar label={`Progress of ${subject}`} parts={figures} all={Math.max(recipients ?? 0, counts.planned)} />
      <dl className={classes.figures}>
        {figures.map(({ name, count, color }) => (
          <div key={name}>
            <dt>
              <svg className={classes.key} viewBox="0 0 10 10" aria-hidden="true" focusable="false">
                <rect width="10" height="10" rx="2" fill={color} />
              </svg>
              {name}
            </dt>
            <dd>{count.toLocaleString()}</dd>
          </div>
        ))}
        <div>
          <dt>Left</dt>
          <dd>{left.toLocaleString()}</dd>
        </div>
      </dl>
    </div>
  );
}

function StatusLine({ blast, left }: { blast: Blast; left: number }) {
  const { status, recipients, finishedAt } = blast;
  if (status === "preparing") return <>Reading the mailing list...</>;
  if (status === "sending") return <>On its way to {peopleInWords(recipients ?? 0)}.</>;
  if (status === "paused") return <>Paused. Nothing goes out until somebody resumes it.</>;
  if (status === "cancelled") return <>Cancelled{left > 0 && `; ${peopleInWords(left)} did not get it`}.</>;
  return (
    <>
      Finished
      {finishedAt && (
        <>
          {" "}
          on <DateTime date={finishedAt} />
        </>
      )}
      . It was for {peopleInWords(recipients ?? 0)}.
    </>
  );
}

function peopleInWords(count: number): string {
  return count === 1 ? "one person" : `${count.toLocaleString()} people`;
}

interface ProgressBarProps {
  label: string;
  parts: { name: string; count: number; color: string }[];
  all: number;
}

/** Solid where it has been walked, dashed ahead. */
function ProgressBar({ label, parts, all }: ProgressBarProps) {
  const done = parts.reduce((sum, { count }) => sum + count, 0);
  const width = (count: number) => (all === 0 ? 0 : (1000 * count) / all);
  const placed = parts.map((part, nth) => {
    const before = parts.slice(0, nth).reduce((sum, { count }) => sum + count, 0);
    return { ...part, from: width(before) };
  });
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={Math.min(done, all)}
    >
      <svg className={classes.bar} viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <line
          x1={width(done)}
          x2="1000"
          y1="4"
          y2="4"
          stroke="var(--line-strong)"
          strokeWidth="2"
          strokeDasharray="8 6"
        />
        {placed.map(({ name, count, from, color }) => (
          <rect key={name} x={from} width={width(count)} height="8" fill={color} />
        ))}
      </svg>
    </div>
  );
}
