// The teams as a heat map: a row for each team, a column for each dimension, the rating written in every cell.
import type { HeatMap } from "../../../domain/assessment/gap-profile/charts";
import type { GapLevel } from "../../../domain/assessment/gap-profile/reading";
import type { Drawing } from "./drawing";
import type { Palette } from "./palette";
import { wrapLabel } from "./wrap-label";

const levelsInOrder: readonly GapLevel[] = ["none", "low", "medium", "high", "critical"];
const blank = -1;
/** A horizontal heading needs columns of this width; in narrower ones it is turned. */
const widestWord = 92;

export function heatMapDrawing({ columns, rows }: HeatMap, palette: Palette, width: number, rowHeight = 40): Drawing {
  const names = Math.round(Math.min(220, width * 0.3));
  const isTurned = (width - names) / columns.length < widestWord;
  const heading = isTurned ? 140 : 48;
  const lines = rowHeight < 34 ? 1 : 2;
  return {
    width,
    height: heading + rows.length * rowHeight,
    option: {
      grid: { left: names, right: 0, top: heading, bottom: 0, outerBoundsMode: "none" },
      xAxis: {
        type: "category",
        position: "top",
        data: columns.map(({ label }) => (isTurned ? label : wrapLabel(label, 14))),
        axisLine: { show: false },
        axisTick: { show: false },
        axisLabel: { color: palette.ink, interval: 0, rotate: isTurned ? 90 : 0, lineHeight: 18, margin: 8 },
      },
      yAxis: {
        type: "category",
        inverse: true,
        data: rows.map(({ team }) => wrapLabel(team, Math.floor(names / 7.5), lines)),
        axisLine: { show: false },
        axisTick: { show: false },
        axisLabel: { color: palette.ink, interval: 0, align: "left", margin: names, lineHeight: 17 },
      },
      visualMap: {
        show: false,
        type: "piecewise",
        dimension: 2,
        pieces: [
          { value: blank, color: "transparent" },
          ...levelsInOrder.map((level, value) => ({ value, color: palette[level] })),
        ],
      },
      series: [
        {
          type: "heatmap",
          silent: true,
          label: { show: true, fontWeight: 600, textBorderWidth: 0 },
          data: rows.flatMap(({ cells }, y) =>
            cells.map(({ rating, level }, x) => ({
              value: [x, y, level === undefined ? blank : levelsInOrder.indexOf(level)],
              label: {
                formatter: rating === undefined ? "–" : String(rating),
                color: level === undefined ? palette.inkSoft : level === "critical" ? palette.onBlaze : palette.ink,
              },
              itemStyle:
                level === undefined
                  ? { borderColor: palette.lineStrong, borderType: [3, 3], borderWidth: 1 }
                  : { borderColor: palette.paper, borderWidth: 3 },
            })),
          ),
        },
      ],
    },
  };
}
