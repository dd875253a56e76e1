// The results as Word files. It is loaded when one is asked for.
import { planProvenance } from "../../../domain/assessment/plan/plan";
import { reportDocument, resultsDocument, type Report } from "../../../domain/assessment/report/report";
import { reportWords } from "../../../domain/assessment/words";
import { downloadDocx, fileName } from "../../../ui/export/download";
import { docxParts } from "../charts/pictures";
import { comparedIn, type Results } from "../results-data/results";
import { reportCover } from "./exports/report-cover";

export async function downloadReport(title: string, report: Report): Promise<void> {
  const provenance = planProvenance(report.plan);
  const properties = { title: reportWords.title, provenance, cover: await reportCover(report) };
  return downloadDocx(fileName(title), properties, await docxParts(reportDocument(report)));
}

/** Without a plan: what the answers alone say. */
export async function downloadResults(title: string, results: Results): Promise<void> {
  const document = resultsDocument(title, { ...results, before: comparedIn(results.roundBefore) });
  return downloadDocx(fileName(title), { title, provenance: undefined }, await docxParts(document));
}
