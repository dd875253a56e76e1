import type { HeatmapSeriesOption, LineSeriesOption } from "echarts/charts";
import type { GridComponentOption, PolarComponentOption, VisualMapComponentOption } from "echarts/components";
import type { ComposeOption } from "echarts/core";

/** The options for the chart library, and the size for which they were made, in pixels. */
export interface Drawing {
  width: number;
  height: number;
  option: ComposeOption<
    HeatmapSeriesOption | LineSeriesOption | GridComponentOption | PolarComponentOption | VisualMapComponentOption
  >;
}

/** The one size of the letters in every picture; picture.module.css says the same. */
export const letterSize = 14;
