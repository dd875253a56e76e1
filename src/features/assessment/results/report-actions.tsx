import { resultsWords } from "../../../domain/assessment/results/words";
import { BusyButton } from "../../../ui/button/busy-button";
import { Button } from "../../../ui/button/button";
import { useAction } from "../../../ui/hooks/use-action";
import { Notice } from "../../../ui/notice/notice";
import { exportWords } from "../../../ui/export/words";
import { uiWords } from "../../../ui/words";
import { usePrintedReport } from "./exports/use-printed-report";
import { reportOf, type KnownProgress, type Results } from "../results-data/results";
import classes from "./results.module.css";

interface ReportActionsProps {
  title: string;
  results: Results;
  known: KnownProgress | undefined;
}

/** All of the results on paper or as a Word file: the report, or without a plan what the answers alone say. */
export function ReportActions({ title, results, known }: ReportActionsProps) {
  const report = reportOf(results, known);
  const { print, printed } = usePrintedReport(report);
  return (
    <>
      <Buttons print={print} makeWord={async () => (await loadReportFiles()).downloadReport(title, report)} />
      {printed}
    </>
  );
}

function Buttons({ print, makeWord }: Record<"print" | "makeWord", () => Promise<void>>) {
  const { running, outcome, run } = useAction<"print" | "word">();
  return (
    <div className={classes.actions}>
      <Button variant="outline" onClick={() => run("print", print, uiWords.partFailed)}>
        {uiWords.print}
      </Button>
      <BusyButton
        color="blaze"
        busy={running === "word"}
        busyLabel={exportWords.making}
        onClick={() => run("word", makeWord, exportWords.wordFailed)}
      >
        {resultsWords.downloadWord}
      </BusyButton>
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
    </div>
  );
}

export function loadReportFiles() {
  return import("./report-files");
}
