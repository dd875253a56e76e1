import { brand, reportLook } from "../../../domain/kernel/brand";
import type { DocumentCover } from "../../../ui/export/document-cover";
import type { DocxPart } from "../../../ui/export/markdown-docx";
import { picturesOf } from "../charts/pictures";
import { logoPicture } from "./logo";
import { coverLines, reportParts, type Report } from "./report";

/** The report for Word: each chart above the table that says the same. */
export async function reportDocument(report: Report): Promise<DocxPart[]> {
  const { plan, gaps, charts, answers } = reportParts(report);
  const pictures = await picturesOf(report.profile);
  return [
    { markdown: plan },
    { markdown: gaps },
    ...charts.flatMap(({ table }, nth): DocxPart[] => [
      { pictures: pictures.slice(nth, nth + 1) },
      { markdown: table },
    ]),
    { markdown: answers },
  ];
}

export async function reportCover(report: Report): Promise<DocumentCover> {
  return {
    publisher: brand.name,
    logo: await logoPicture(),
    colors: reportLook.colors,
    subtitle: report.business,
    lines: coverLines(report),
  };
}
