import { blastLeft, type Blast } from "../../../domain/blasts/blast";
import classes from "./blasts.module.css";
import { Day } from "../shared/day";

/** How far a blast has come: a trail that is being walked, its numbers, and in a sentence how it stands. */
export function BlastProgress({ blast }: { blast: Blast }) {
  const { counts, recipients, subject } = blast;
  const left = blastLeft(counts);
  const figures = [
    { name: "Sent", count: counts.sent, paint: "var(--forest)" },
    { name: "Failed", count: counts.failed, paint: "var(--brick)" },
    { name: "Uncertain", count: counts.uncertain, paint: "var(--ochre)" },
    ...(counts.skipped > 0 ? [{ name: "Unsubscribed", count: counts.skipped, paint: "var(--line-strong)" }] : []),
  ];
  return (
    <div className={classes.progress}>
      <p role="status">
        <Standing blast={blast} left={left} />
      </p>
      <Walked label={`Progress of ${subject}`} parts={figures} all={Math.max(recipients ?? 0, counts.planned)} />
      <dl className={classes.figures}>
        {figures.map(({ name, count, paint }) => (
          <div key={name}>
            <dt>
              <svg className={classes.key} viewBox="0 0 10 10" aria-hidden="true" focusable="false">
                <rect width="10" height="10" rx="2" fill={paint} />
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

function Standing({ blast, left }: { blast: Blast; left: number }) {
  const { status, recipients, finishedAt } = blast;
  if (status === "planning") return <>Reading the mailing list...</>;
  if (status === "sending") return <>On its way to {people(recipients ?? 0)}.</>;
  if (status === "paused") return <>Paused. Nothing goes out until somebody resumes it.</>;
  if (status === "cancelled") return <>Cancelled{left > 0 && `; ${people(left)} did not get it`}.</>;
  return (
    <>
      Finished
      {finishedAt && (
        <>
          {" "}
          on <Day date={finishedAt} />
        </>
      )}
      . It was for {people(recipients ?? 0)}.
    </>
  );
}

function people(count: number): string {
  return count === 1 ? "one person" : `${count.toLocaleString()} people`;
}

interface WalkedProps {
  label: string;
  parts: { name: string; count: number; paint: string }[];
  all: number;
}

/** Solid where it has been walked, dashed ahead. */
function Walked({ label, parts, all }: WalkedProps) {
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
      <svg
        className={classes.walked}
        viewBox="0 0 1000 8"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <line
          x1={width(done)}
          x2="1000"
          y1="4"
          y2="4"
          stroke="var(--line-strong)"
          strokeWidth="2"
          strokeDasharray="8 6"
        />
        {placed.map(({ name, count, from, paint }) => (
          <rect key={name} x={from} width={width(count)} height="8" fill={paint} />
        ))}
      </svg>
    </div>
  );
}
