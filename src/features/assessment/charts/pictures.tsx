// The charts of a profile for what leaves the page: a report, a file, paper. They are the same components as on the
// screen, in light colours and with what they show in words.
import type { ReactNode } from "react";
import type { ProfileComparison } from "../../../domain/assessment/comparison/compare-profiles";
import { byWhatMoved } from "../../../domain/assessment/comparison/moved-gaps";
import { areasInWords, comparisonWords, gapsInWords } from "../../../domain/assessment/comparison/words";
import type { GapProfile } from "../../../domain/assessment/gap-profile/read-profile";
import { radarInWords } from "../../../domain/assessment/gap-profile/words";
import { heatMapInWords, wholeProfileWords } from "../../../domain/assessment/gap-profile/whole-profile-words";
import type { PictureInDocx } from "../../../ui/export/picture-blocks";
import { pngOf, svgOf, type SvgPicture } from "../../../ui/export/svg-picture";
import { DumbbellChart } from "./dumbbell-chart";
import { HeatMapChart } from "./heat-map-chart";
import { areaRows, areaScale, gapRows, gapScale } from "./moved-rows";
import { lightPalette } from "./light-palette";
import { RadarChart } from "./radar-chart";

interface ChartInWords {
  id: "radar" | "heat-map" | "areas" | "gaps" | "indicator";
  title: string;
  /** The description for a reader who does not see it. */
  alt: string;
}

export type DrawnChart = ChartInWords & { chart: ReactNode };

const width = 640;
/** The most rows that fit on a page. */
const mostDrawnRows = 18;

/** The charts as they are drawn; a heat map is low enough for a page, however many teams it has. */
export function chartsIn({ radar, heatMap }: GapProfile): DrawnChart[] {
  const palette = lightPalette();
  const rowHeight = Math.max(17, Math.min(36, Math.floor(700 / Math.max(1, heatMap.rows.length))));
  const charts = [
    {
      id: "radar" as const,
      title: wholeProfileWords.organization,
      alt: radarInWords(radar),
      chart: <RadarChart axes={radar} width={width} palette={palette} />,
    },
    {
      id: "heat-map" as const,
      title: wholeProfileWords.teams,
      alt: heatMapInWords(heatMap),
      chart: <HeatMapChart heatMap={heatMap} width={width} palette={palette} rowHeight={rowHeight} />,
    },
  ];
  return charts.slice(0, heatMap.rows.length === 0 ? 1 : 2);
}

/** Returns the changes as they are drawn; of many gaps those with the largest changes. */
export function movedChartsIn(comparison: ProfileComparison | undefined): DrawnChart[] {
  if (!comparison) return [];
  const { areas, gaps, compared } = comparison;
  const look = { width, palette: lightPalette(), rowHeight: 36 };
  const organization: DrawnChart = {
    id: "areas",
    title: comparisonWords.organization,
    alt: areasInWords(areas),
    chart: <DumbbellChart rows={areaRows(areas)} {...areaScale} {...look} />,
  };
  const byGap: DrawnChart = {
    id: "gaps",
    title: comparisonWords.gaps,
    alt: gapsInWords(gaps),
    chart: <DumbbellChart rows={gapRows(byWhatMoved(gaps).slice(0, mostDrawnRows))} {...gapScale} {...look} />,
  };
  return [...(compared === 0 ? [] : [organization]), ...(gaps.length === 0 ? [] : [byGap])];
}

export function chartsOf(charts: readonly DrawnChart[]): (ChartInWords & SvgPicture)[] {
  return charts.map(({ chart, ...words }) => ({ ...words, ...svgOf(chart) }));
}

/** The same as PNG, for programs that cannot show SVG. */
export async function picturesOf(charts: readonly DrawnChart[]): Promise<PictureInDocx[]> {
  return Promise.all(
    chartsOf(charts).map(async ({ title, alt, ...picture }) => ({
      title,
      alt,
      png: await pngOf(picture),
      width: picture.width,
      height: picture.height,
    })),
  );
}
