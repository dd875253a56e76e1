import { comparisonWords } from "../../../../domain/assessment/comparison/words";
import classes from "./since-last-time.module.css";

/** What the marks of the pictures mean. */
export function MovedLegend() {
  return (
    <ul className={classes.legend} aria-label={comparisonWords.marks}>
      <li>
        <LegendMark stroke="var(--ink)" isThen /> {comparisonWords.then}
      </li>
      <li>
        <LegendMark stroke="var(--forest)" /> {comparisonWords.now}, {comparisonWords.better}
      </li>
      <li>
        <LegendMark stroke="var(--blaze)" /> {comparisonWords.now}, {comparisonWords.worse}
      </li>
    </ul>
  );
}

function LegendMark({ stroke, isThen = false }: { stroke: string; isThen?: boolean }) {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" focusable="false">
      {isThen ? (
        <circle cx="9" cy="9" r="7" fill="var(--paper)" stroke={stroke} strokeWidth="2" />
      ) : (
        <rect x="5" y="3" width="8" height="12" rx="1.5" fill={stroke} />
      )}
    </svg>
  );
}
