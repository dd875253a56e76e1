import { brand, reportLook } from "../../../../domain/kernel/brand";
import type { DocumentCover } from "../../../../ui/export/document-cover";
import type { DocxPart } from "../../../../ui/export/markdown-docx";
import { chartsOfIndicators } from "../../progress/key-indicators/drawn-indicators";
import { chartsIn, movedChartsIn, picturesOf } from "../../charts/pictures";
import { logoPicture } from "./logo";
import { coverLines, reportParts, type Report } from "../../results-data/report";

/** The report for Word: each chart above the table that says the same. */
export async function reportDocument(report: Report): Promise<DocxPart[]> {
  const { profile, before, indicators = [] } = report;
  const [ofProfile, ofMoved, ofIndicators] = await Promise.all([
    picturesOf(chartsIn(profile)),
    picturesOf(movedChartsIn(before?.since.comparison)),
    picturesOf(chartsOfIndicators(indicators)),
  ]);
  const pictures = { profile: ofProfile, moved: ofMoved, indicators: ofIndicators };
  return reportParts(report).flatMap((part): DocxPart[] => {
    if ("text" in part) return [{ markdown: part.text }];
    const { of, nth } = part.chart;
    return [{ pictures: pictures[of].slice(nth, nth + 1) }, { markdown: part.table }];
  });
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
