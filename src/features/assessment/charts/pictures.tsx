// The charts of a profile for what leaves the page: a report, a file, paper. They are the same components as on the
// screen, in light colours and with what they show in words.
import type { ReactNode } from "react";
import type { GapProfile } from "../../../domain/assessment/gap-profile/gap-profile";
import { gapProfileWords, heatMapInWords, radarInWords } from "../../../domain/assessment/gap-profile/words";
import type { PictureInDocx } from "../../../ui/export/picture-blocks";
import { pngOf, svgOf, type SvgPicture } from "../../../ui/export/svg-picture";
import { HeatMapChart } from "./heat-map-chart";
import { lightPalette } from "./palette";
import { RadarChart } from "./radar-chart";

interface ChartInWords {
  id: "radar" | "heat-map";
  title: string;
  /** What it shows, for whoever does not see it. */
  alt: string;
}

const width = 640;

/** The charts as they are drawn; a heat map is low enough for a page, however many teams it has. */
export function chartsIn({ radar, heatMap }: GapProfile): (ChartInWords & { chart: ReactNode })[] {
  const palette = lightPalette();
  const rowHeight = Math.max(17, Math.min(36, Math.floor(700 / Math.max(1, heatMap.rows.length))));
  const charts = [
    {
      id: "radar" as const,
      title: gapProfileWords.organization,
      alt: radarInWords(radar),
      chart: <RadarChart axes={radar} width={width} palette={palette} />,
    },
    {
      id: "heat-map" as const,
      title: gapProfileWords.teams,
      alt: heatMapInWords(heatMap),
      chart: <HeatMapChart heatMap={heatMap} width={width} palette={palette} rowHeight={rowHeight} />,
    },
  ];
  return charts.slice(0, heatMap.rows.length === 0 ? 1 : 2);
}

/** The same as SVG. */
export function chartsOf(profile: GapProfile): (ChartInWords & SvgPicture)[] {
  return chartsIn(profile).map(({ chart, ...words }) => ({ ...words, ...svgOf(chart) }));
}

/** The same as PNG, for programs that cannot show SVG. */
export async function picturesOf(profile: GapProfile): Promise<PictureInDocx[]> {
  return Promise.all(
    chartsOf(profile).map(async ({ title, alt, ...picture }) => ({
      title,
      alt,
      png: await pngOf(picture),
      width: picture.width,
      height: picture.height,
    })),
  );
}
