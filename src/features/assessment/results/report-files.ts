// The results as Word files. It is loaded when one is asked for.
import { planProvenance } from "../../../domain/assessment/plan/plan";
import { reportDocument, titleOfReport, type Report } from "../../../domain/assessment/report/report";
import { downloadDocx, fileName } from "../../../ui/export/download";
import { docxParts } from "../charts/pictures";
import { reportCover } from "./exports/report-cover";

export async function downloadReport(title: string, report: Report): Promise<void> {
  const provenance = report.plan && planProvenance(report.plan);
  const properties = { title: titleOfReport(report), provenance, cover: await reportCover(report) };
  return downloadDocx(fileName(title), properties, await docxParts(reportDocument(report)));
}
