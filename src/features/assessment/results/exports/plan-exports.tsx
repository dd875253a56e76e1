import { planProvenance } from "../../../../domain/assessment/plan/plan";
import { planWords, reportWords } from "../../../../domain/assessment/words";
import { TextExports } from "../../../../ui/export/text-exports";
import { markdownOf } from "../../../../domain/assessment/report/markdown";
import { reportDocument, type Report } from "../../../../domain/assessment/report/report";
import { usePrintedReport } from "./use-printed-report";

/** Ways to take the plan along as a report, with the gap profile and the answers that it rests on. */
export function PlanExports(report: Report) {
  const { title } = reportWords;
  const { print, printed } = usePrintedReport(report);
  return (
    <>
      <TextExports
        label={planWords.takeAlong}
        title={title}
        file={report.business === undefined ? title : planWords.planOf(report.business)}
        provenance={report.plan && planProvenance(report.plan)}
        markdown={() => markdownOf(reportDocument(report))}
        parts={async () => (await import("../../charts/pictures")).docxParts(reportDocument(report))}
        cover={async () => (await import("./report-cover")).reportCover(report)}
        print={print}
      />
      {printed}
    </>
  );
}
