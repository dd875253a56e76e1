import { useState } from "react";
import { flushSync } from "react-dom";
import { planProvenance } from "../../../domain/assessment/plan/plan";
import { planWords } from "../../../domain/assessment/words";
import { TextExports, type ExportWay } from "../../../ui/export/text-exports";
import { printReport } from "./print-report";
import { PrintedReport } from "./printed-report";
import { reportMarkdown, type Report } from "./report";
import { reportCover, reportDocument } from "./report-document";

interface PlanExportsProps extends Report {
  title: string;
  /** Which ways there are and what their buttons say, where it is not all four. */
  ways?: Partial<Record<ExportWay, string>>;
}

/** Ways to take the plan along as a report, with the gap profile and the answers that it rests on. */
export function PlanExports({ title, ways, ...report }: PlanExportsProps) {
  const [isPrinting, setPrinting] = useState(false);

  function print() {
    flushSync(() => setPrinting(true));
    printReport(() => setPrinting(false));
  }

  return (
    <>
      <TextExports
        label={planWords.takeAlong}
        title={title}
        file={report.business === undefined ? title : planWords.planOf(report.business)}
        provenance={planProvenance(report.plan)}
        markdown={() => reportMarkdown(report)}
        parts={() => reportDocument(report)}
        cover={() => reportCover(report)}
        print={print}
        {...(ways && { ways })}
      />
      {isPrinting && <PrintedReport title={title} report={report} />}
    </>
  );
}
