// The results as Word files. It is loaded when one is asked for.
import { planProvenance } from "../../../domain/assessment/plan/plan";
import { resultsDocument } from "../../../domain/assessment/results/results-document";
import { reportWords } from "../../../domain/assessment/words";
import { downloadDocx, fileName } from "../../../ui/export/download";
import { chartsIn, movedChartsIn, picturesOf } from "../charts/pictures";
import type { Report } from "../results-data/report";
import { reportCover, reportDocument } from "./exports/report-document";
import { comparedIn, type Results } from "../results-data/results";

export async function downloadReport(title: string, report: Report): Promise<void> {
  const provenance = planProvenance(report.plan);
  const properties = { title: reportWords.title, provenance, cover: await reportCover(report) };
  return downloadDocx(fileName(title), properties, await reportDocument(report));
}

/** Without a plan: what the answers alone say. */
export async function downloadResults(title: string, results: Results): Promise<void> {
  const before = comparedIn(results.roundBefore);
  const parts = [
    { markdown: resultsDocument(title, { ...results, before }) },
    { pictures: await picturesOf([...chartsIn(results.profile), ...movedChartsIn(before?.since.comparison)]) },
  ];
  return downloadDocx(fileName(title), { title, provenance: undefined }, parts);
}
