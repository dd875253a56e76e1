import { planProvenance } from "../../../../domain/assessment/plan/plan";
import { planWords } from "../../../../domain/assessment/words";
import { TextExports, type ExportWay } from "../../../../ui/export/text-exports";
import { reportMarkdown, type Report } from "../../results-data/report";
import { usePrintedReport } from "./use-printed-report";

export interface PlanExportsProps extends Report {
  title: string;
  /** The ways there are, with the words of their buttons, if not all four. */
  ways?: Partial<Record<ExportWay, string>>;
}

/** Ways to take the plan along as a report, with the gap profile and the answers that it rests on. */
export function PlanExports({ title, ways, ...report }: PlanExportsProps) {
  const { print, printed } = usePrintedReport(title, report);
  return (
    <>
      <TextExports
        label={planWords.takeAlong}
        title={title}
        file={report.business === undefined ? title : planWords.planOf(report.business)}
        provenance={planProvenance(report.plan)}
        markdown={() => reportMarkdown(report)}
        parts={async () => (await loadReportDocument()).reportDocument(report)}
        cover={async () => (await loadReportDocument()).reportCover(report)}
        print={print}
        {...(ways && { ways })}
      />
      {printed}
    </>
  );
}

function loadReportDocument() {
  return import("./report-document");
}
