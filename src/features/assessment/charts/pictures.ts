import { gapProfileWords } from "../../../domain/assessment/gap-profile/words";
import type { GapProfile } from "../../../domain/assessment/gap-profile/gap-profile";
import type { RadarAxis } from "../../../domain/assessment/gap-profile/charts";
import type { PictureInDocx } from "../../../ui/export/picture-blocks";
import { heatMapDrawing } from "./heat-map-option";
import { lightPalette } from "./palette";
import { hundredths, radarDrawing } from "./radar-option";

const width = 640;

/** The pictures of a profile for a document: in light colours, and low enough for a page, however many teams it has. */
export async function picturesOf({ radar, heatMap }: GapProfile): Promise<PictureInDocx[]> {
  const { drawPng } = await import("./draw-png");
  const palette = lightPalette();
  const rowHeight = Math.max(16, Math.min(36, Math.floor(700 / Math.max(1, heatMap.rows.length))));
  const pictures = [
    { title: gapProfileWords.organization, alt: radarInWords(radar), drawing: radarDrawing(radar, palette, width) },
    {
      title: gapProfileWords.teams,
      alt: gapProfileWords.heatMapAlt,
      drawing: heatMapDrawing(heatMap, palette, width, rowHeight),
    },
  ].slice(0, heatMap.rows.length === 0 ? 1 : 2);
  return Promise.all(
    pictures.map(async ({ title, alt, drawing }) => ({
      title,
      alt,
      png: await drawPng(drawing),
      width: drawing.width,
      height: drawing.height,
    })),
  );
}

function radarInWords(radar: readonly RadarAxis[]): string {
  const axes = radar.map(
    ({ label, value }) => `${label}: ${value === undefined ? gapProfileWords.notAnswered : hundredths(value)}`,
  );
  return gapProfileWords.radarAlt(axes.join("; "));
}
