import { blastStates, blastWords } from "../../../domain/blasts/words";
import { blastLeft, type Blast } from "../../../domain/blasts/blast";
import { formatNumber } from "../../../domain/kernel/locale";
import classes from "./blasts.module.css";

/** The progress of a blast: a bar like a trail that is being walked, its numbers, and its status in a sentence. */
export function BlastProgress({ blast }: { blast: Blast }) {
  const { counts, recipients, subject } = blast;
  const left = blastLeft(counts);
  const figures = [
    { name: blastWords.sent, count: counts.sent, color: "var(--forest)" },
    { name: blastWords.failed, count: counts.failed, color: "var(--brick)" },
    { name: blastWords.uncertain, count: counts.uncertain, color: "var(--ochre)" },
    ...(counts.skipped > 0
      ? [{ name: blastWords.unsubscribed, count: counts.skipped, color: "var(--line-strong)" }]
      : []),
  ];
  return (
    <div className={classes.progress}>
      <p role="status">{statusInWords(blast, left)}</p>
      <ProgressBar
        label={blastWords.progressOf(subject)}
        parts={figures}
        all={Math.max(recipients ?? 0, counts.planned)}
      />
      <dl className={classes.figures}>
        {figures.map(({ name, count, color }) => (
          <div key={name}>
            <dt>
              <svg className={classes.key} viewBox="0 0 10 10" aria-hidden="true" focusable="false">
                <rect width="10" height="10" rx="2" fill={color} />
              </svg>
              {name}
            </dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
        <div>
          <dt>{blastWords.left}</dt>
          <dd>{formatNumber(left)}</dd>
        </div>
      </dl>
    </div>
  );
}

function statusInWords({ status, recipients, finishedAt, sendAt }: Blast, left: number): string {
  if (status === "scheduled") return blastStates.scheduled(sendAt);
  if (status === "preparing" || status === "paused") return blastStates[status];
  if (status === "sending") return blastStates.sending(recipients ?? 0);
  if (status === "cancelled") return blastStates.cancelled(left);
  return blastStates.finished(recipients ?? 0, finishedAt);
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
