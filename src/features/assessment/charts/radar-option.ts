// The organization as a radar: one spoke for each axis, the rings at quarters. It uses polar coordinates, because the
// library's own radar would draw an axis that was not answered at its center, as if it were the weakest of all; here
// the line stops before it and goes on after it.
import type { RadarAxis } from "../../../domain/assessment/gap-profile/charts";
import { gapProfileWords } from "../../../domain/assessment/gap-profile/words";
import type { Drawing } from "./drawing";
import type { Palette } from "./palette";
import { wrapLabel } from "./wrap-label";

export function radarDrawing(axes: readonly RadarAxis[], palette: Palette, available: number): Drawing {
  const width = Math.min(available, 560);
  const isNarrow = width < 520;
  const radius = isNarrow ? Math.max(40, width / 2 - 102) : 140;
  const height = 2 * radius + (isNarrow ? 150 : 130);
  const letters = isNarrow ? 14 : 18;
  const named = axes.map(({ label, value }) => {
    const name = wrapLabel(label, letters).replaceAll("\n", "}\n{name|");
    return `{name|${name}}\n${value === undefined ? `{blank|${gapProfileWords.notAnswered}}` : `{value|${hundredths(value)}}`}`;
  });
  const points = axes.map(({ value }, index) => ({
    value: [value ?? NaN, index],
    itemStyle: { color: value !== undefined && value <= 0.5 ? palette.blaze : palette.forest },
  }));
  return {
    width,
    height,
    option: {
      polar: { center: [width / 2, height / 2], radius },
      angleAxis: {
        type: "value",
        min: 0,
        max: axes.length,
        interval: 1,
        startAngle: 90,
        axisTick: { show: false },
        axisLine: { lineStyle: { color: palette.lineStrong } },
        splitLine: { show: true, lineStyle: { color: palette.line } },
        axisLabel: {
          margin: 12,
          formatter: (index: number) => named[index] ?? "",
          rich: {
            name: { color: palette.ink, lineHeight: 18 },
            value: { color: palette.ink, fontWeight: 700, lineHeight: 18 },
            blank: { color: palette.inkSoft, lineHeight: 18 },
          },
        },
      },
      radiusAxis: {
        min: 0,
        max: 1,
        interval: 0.25,
        axisLine: { show: false },
        axisTick: { show: false },
        axisLabel: { show: false },
        splitLine: { lineStyle: { color: palette.line } },
      },
      series: [
        {
          type: "line",
          coordinateSystem: "polar",
          silent: true,
          data: [...points, ...points.slice(0, 1).map((first) => ({ ...first, value: [first.value[0], axes.length] }))],
          symbol: "roundRect",
          symbolSize: [8, 12],
          lineStyle: { color: palette.forest, width: 2 },
          areaStyle: { color: palette.forest, opacity: 0.12 },
          clip: false,
        },
      ],
    },
  };
}

/** A share as a number that fits into a picture. */
export function hundredths(share: number): number {
  return Math.round(share * 100);
}
