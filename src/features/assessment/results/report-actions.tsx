import { useState } from "react";
import { Button } from "@mantine/core";
import { flushSync } from "react-dom";
import { planProvenance } from "../../../domain/assessment/plan/plan";
import { resultsDocument } from "../../../domain/assessment/results/results-document";
import { resultsWords } from "../../../domain/assessment/results/words";
import { reportWords } from "../../../domain/assessment/words";
import { BusyButton } from "../../../ui/button/busy-button";
import { downloadDocx, fileName } from "../../../ui/export/download";
import { Notice } from "../../../ui/notice/notice";
import { exportWords, uiWords } from "../../../ui/words";
import { picturesOf } from "../charts/pictures";
import { printReport } from "../exports/print-report";
import { PrintedReport } from "../exports/printed-report";
import { reportCover, reportDocument } from "../exports/report-document";
import { reportOf, type Results } from "./results";
import classes from "./results.module.css";

interface ReportActionsProps {
  title: string;
  results: Results;
}

/** All of the results on paper or as a Word file: the report, or without a plan what the answers alone say. */
export function ReportActions({ title, results }: ReportActionsProps) {
  const [isMaking, setMaking] = useState(false);
  const [failed, setFailed] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const report = results.plan && reportOf(results.plan, results);

  async function makeWord(): Promise<void> {
    if (report) {
      const provenance = planProvenance(report.plan);
      const properties = { title: reportWords.title, provenance, cover: await reportCover(report) };
      return downloadDocx(fileName(title), properties, await reportDocument(report));
    }
    const parts = [{ markdown: resultsDocument(title, results) }, { pictures: await picturesOf(results.profile) }];
    return downloadDocx(fileName(title), { title, provenance: undefined }, parts);
  }

  async function word(): Promise<void> {
    setMaking(true);
    setFailed(
      await makeWord().then(
        () => false,
        () => true,
      ),
    );
    setMaking(false);
  }

  function print(): void {
    if (!report) {
      window.print();
      return;
    }
    flushSync(() => setPrinting(true));
    printReport(() => setPrinting(false));
  }

  return (
    <div className={classes.actions}>
      <Button variant="outline" onClick={print}>
        {uiWords.print}
      </Button>
      <BusyButton color="blaze" busy={isMaking} busyLabel={exportWords.making} onClick={() => void word()}>
        {resultsWords.downloadWord}
      </BusyButton>
      {failed && <Notice kind="error">{exportWords.wordFailed}</Notice>}
      {isPrinting && report && <PrintedReport title={reportWords.title} report={report} />}
    </div>
  );
}
