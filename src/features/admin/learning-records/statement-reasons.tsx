import { useEffect, useState } from "react";
import { statementWords } from "../../../domain/statements/words";
import { Loading } from "../../../ui/page/loading";
import { Notice } from "../../../ui/notice/notice";
import classes from "./learning-records.module.css";

/** Follows the reasons until the returned function is called; undefined where they cannot be loaded. */
export type WatchReasons = (show: (reasons: string[] | undefined) => void) => () => void;

const mostReasons = 3;

/**
 * Why the store rejected the latest records. The reasons cost a page of reads, so they are loaded only when asked for.
 */
export function StatementReasons({ watch }: { watch: WatchReasons }) {
  const [reasons, setReasons] = useState<string[] | "loading" | undefined>("loading");
  useEffect(() => watch(setReasons), [watch]);

  if (reasons === "loading") return <Loading>{statementWords.loadingReasons}</Loading>;
  if (reasons === undefined) return <Notice kind="error">{statementWords.reasonsFailed}</Notice>;
  if (reasons.length === 0) return <p>{statementWords.noReason}</p>;
  return (
    <ul className={classes.reasons} aria-label={statementWords.reasons}>
      {reasons.slice(0, mostReasons).map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
