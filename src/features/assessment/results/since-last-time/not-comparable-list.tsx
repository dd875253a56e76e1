import type { NotComparable } from "../../../../domain/assessment/comparison/compare-profiles";
import {
  comparisonWords,
  notComparableByReason,
  notComparableReasons,
} from "../../../../domain/assessment/comparison/words";
import classes from "./since-last-time.module.css";

/** What only one of the rounds can tell. */
export function NotComparableList({ all }: { all: readonly NotComparable[] }) {
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="not-comparable">
      <h2 id="not-comparable">{comparisonWords.notComparable}</h2>
      <p>{comparisonWords.notComparableLead}</p>
      <dl className={classes.reasons}>
        {notComparableByReason(all).map(({ why, labels }) => (
          <div key={why}>
            <dt>{notComparableReasons[why]}</dt>
            <dd>{labels.join(", ")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
