import { brand, reportLook } from "../../../../domain/kernel/brand";
import { coverLines, type Report } from "../../../../domain/assessment/report/report";
import type { DocumentCover } from "../../../../ui/export/document-cover";
import { pngOf } from "../../../../ui/export/svg-picture";

const size = { width: 20, height: 60 };

/** The logo as the address of an image. */
export function logoAddress(): string {
  return `data:image/svg+xml,${encodeURIComponent(reportLook.logo)}`;
}

/** The first page of the report as a Word file. */
export async function reportCover(report: Report): Promise<DocumentCover> {
  return {
    publisher: brand.name,
    logo: { title: brand.name, alt: brand.name, png: await pngOf({ svg: reportLook.logo, ...size }), ...size },
    colors: reportLook.colors,
    subtitle: report.business,
    lines: coverLines(report, new Date()),
  };
}
