import { planProvenance } from "../../../domain/assessment/plan/plan";
import { resultsDocument } from "../../../domain/assessment/results/results-document";
import { resultsWords } from "../../../domain/assessment/results/words";
import { reportWords } from "../../../domain/assessment/words";
import { BusyButton } from "../../../ui/button/busy-button";
import { Button } from "../../../ui/button/button";
import { downloadDocx, fileName } from "../../../ui/export/download";
import { useAction } from "../../../ui/hooks/use-action";
import { Notice } from "../../../ui/notice/notice";
import { exportWords, uiWords } from "../../../ui/words";
import { chartsIn, movedChartsIn, picturesOf } from "../charts/pictures";
import type { Report } from "../exports/report";
import { reportCover, reportDocument } from "../exports/report-document";
import { usePrintedReport } from "../exports/use-printed-report";
import { reportOf, comparedIn, type Results } from "./results";
import type { KnownProgress } from "../plan/plan-parts";
import classes from "./results.module.css";

interface ReportActionsProps {
  title: string;
  results: Results;
  known: KnownProgress | undefined;
}

/** All of the results on paper or as a Word file: the report, or without a plan what the answers alone say. */
export function ReportActions({ title, results, known }: ReportActionsProps) {
  return results.plan ? (
    <WrittenReport title={title} report={reportOf(results.plan, results, known)} />
  ) : (
    <Buttons print={() => window.print()} makeWord={() => downloadResults(title, results)} />
  );
}

function WrittenReport({ title, report }: { title: string; report: Report }) {
  const { print, printed } = usePrintedReport(reportWords.title, report);
  return (
    <>
      <Buttons print={print} makeWord={() => downloadReport(title, report)} />
      {printed}
    </>
  );
}

function Buttons({ print, makeWord }: { print: () => void; makeWord: () => Promise<void> }) {
  const { running, outcome, run } = useAction<"word">();
  return (
    <div className={classes.actions}>
      <Button variant="outline" onClick={print}>
        {uiWords.print}
      </Button>
      <BusyButton
        color="blaze"
        busy={running !== undefined}
        busyLabel={exportWords.making}
        onClick={() => run("word", makeWord, exportWords.wordFailed)}
      >
        {resultsWords.downloadWord}
      </BusyButton>
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
    </div>
  );
}

async function downloadReport(title: string, report: Report): Promise<void> {
  const provenance = planProvenance(report.plan);
  const properties = { title: reportWords.title, provenance, cover: await reportCover(report) };
  return downloadDocx(fileName(title), properties, await reportDocument(report));
}

async function downloadResults(title: string, results: Results): Promise<void> {
  const before = comparedIn(results.roundBefore);
  const parts = [
    { markdown: resultsDocument(title, { ...results, before }) },
    { pictures: await picturesOf([...chartsIn(results.profile), ...movedChartsIn(before?.since.comparison)]) },
  ];
  return downloadDocx(fileName(title), { title, provenance: undefined }, parts);
}
