import { planProvenance } from "../../../../domain/assessment/plan/plan";
import { planWords } from "../../../../domain/assessment/words";
import { TextExports, type ExportWay } from "../../../../ui/export/text-exports";
import { markdownOf } from "../../../../domain/assessment/report/markdown";
import { reportDocument, type Report } from "../../../../domain/assessment/report/report";
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
        markdown={() => markdownOf(reportDocument(report))}
        parts={async () => (await import("../../charts/pictures")).docxParts(reportDocument(report))}
        cover={async () => (await import("./report-cover")).reportCover(report)}
        print={print}
        {...(ways && { ways })}
      />
      {printed}
    </>
  );
}
