// The charts for what leaves the page: a report, a file, paper. They are the same components as on the screen, in light
// colours.
import type { ReactNode } from "react";
import type { Chart, Document } from "../../../domain/assessment/report/document";
import { markdownOfTable, textsAndCharts } from "../../../domain/assessment/report/markdown";
import type { DocxPart } from "../../../ui/export/markdown-docx";
import { pngOf, svgOf } from "../../../ui/export/svg-picture";
import { DumbbellChart } from "./dumbbell-chart";
import { HeatMapChart } from "./heat-map-chart";
import { LineChart } from "./line-chart";
import { paletteOf, type Palette } from "./palette";
import { RadarChart } from "./radar-chart";
import { VerdictBar } from "./share-bar";

const width = 640;
const lineWidth = 480;
/** The most rows that fit on a page. */
const mostDrawnRows = 18;

/** A document for Word, each chart above the table that says the same. */
export async function docxParts(document: Document): Promise<DocxPart[]> {
  const parts = textsAndCharts(document).map(async (piece): Promise<DocxPart[]> => {
    if (typeof piece === "string") return [{ markdown: piece }];
    const { title, alt, table } = piece;
    const drawn = svgOf(drawnChart(piece));
    const { width, height } = drawn;
    return [
      { pictures: [{ title, alt, png: await pngOf(drawn), width, height }] },
      { markdown: markdownOfTable(table) },
    ];
  });
  return (await Promise.all(parts)).flat();
}

/** The drawing fits on a page: a heat map of many teams is low, and of many gaps those that moved most are drawn. */
export function drawnChart({ drawing }: Chart): ReactNode {
  const palette = lightPalette();
  switch (drawing.of) {
    case "radar":
      return <RadarChart axes={drawing.axes} width={width} palette={palette} />;
    case "verdict":
      return <VerdictBar shares={drawing.shares} width={width} palette={palette} />;
    case "teams": {
      const { heatMap } = drawing;
      const rowHeight = Math.max(17, Math.min(36, Math.floor(700 / heatMap.rows.length)));
      return <HeatMapChart heatMap={heatMap} width={width} palette={palette} rowHeight={rowHeight} />;
    }
    case "areas":
    case "gaps": {
      const { rows, ends } = drawing;
      const look = { width, palette, rowHeight: 36 };
      return <DumbbellChart rows={rows.slice(0, mostDrawnRows)} ends={ends} {...look} />;
    }
    case "indicator":
      return <LineChart indicator={drawing.indicator} width={lineWidth} palette={palette} />;
  }
}

/** Returns the colours of the light scheme as values, also on a dark page. */
function lightPalette(): Palette {
  const probe = document.createElement("span");
  probe.style.colorScheme = "light";
  document.body.append(probe);
  const palette = paletteOf((token) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return palette;
}
