import type { SinceLastTime } from "../../../../domain/assessment/comparison/since-last-time";
import { comparisonWords, movedInWords, stillPressing } from "../../../../domain/assessment/comparison/words";
import classes from "./since-last-time.module.css";

interface SinceSummaryProps {
  since: SinceLastTime;
  /** When this round was answered last, where that is known. */
  answeredAt: Date | undefined;
}

/** What all of it comes to, and between when. */
export function SinceSummary({ since: { comparison, answeredAt: before }, answeredAt }: SinceSummaryProps) {
  const pressing = stillPressing(comparison.gaps);
  return (
    <section className={classes.summary} aria-labelledby="since-last-time">
      <h2 id="since-last-time">{movedInWords(comparison)}</h2>
      {pressing !== "" && <p>{pressing}</p>}
      {before && <p className={classes.soft}>{comparisonWords.between(before, answeredAt)}</p>}
    </section>
  );
}
