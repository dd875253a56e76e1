import { statementWords } from "../../../domain/statements/words";
import type { Subscribe } from "../../../browser/subscribe";
import { useLive } from "../../../ui/hooks/use-live";
import { Loading } from "../../../ui/page/loading";
import { Notice } from "../../../ui/notice/notice";
import classes from "./learning-records.module.css";

const mostReasons = 3;

/**
 * Why the store rejected the latest records. The reasons cost a page of reads, so they are loaded only when asked for.
 */
export function StatementReasons({ watch }: { watch: Subscribe<string[]> }) {
  const { live } = useLive(watch);

  if (live.status === "loading") return <Loading>{statementWords.loadingReasons}</Loading>;
  if (live.status === "failed") return <Notice kind="error">{statementWords.reasonsFailed}</Notice>;
  const reasons = live.value;
  if (reasons.length === 0) return <p>{statementWords.noReason}</p>;
  return (
    <ul className={classes.reasons} aria-label={statementWords.reasons}>
      {reasons.slice(0, mostReasons).map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
