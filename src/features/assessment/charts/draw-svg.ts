// Draws with the chart library: only the parts that the two pictures need, and only loaded when there is one to draw.
// It draws into a text, without touching the page: drawing into the page would write style attributes, which our
// content security policy forbids.
import { HeatmapChart, LineChart } from "echarts/charts";
import { GridComponent, PolarComponent, VisualMapComponent } from "echarts/components";
import { init, use as register } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import { letterSize, type Drawing } from "./drawing";

register([HeatmapChart, LineChart, GridComponent, PolarComponent, VisualMapComponent, SVGRenderer]);

export const pictureDefaults = { animation: false, textStyle: { fontSize: letterSize, fontFamily: "'Source Sans 3'" } };

export function drawSvg({ width, height, option }: Drawing): SVGElement {
  const chart = init(null, null, { renderer: "svg", ssr: true, width, height });
  chart.setOption({ ...pictureDefaults, ...option });
  const text = chart.renderToSVGString();
  chart.dispose();
  const parsed = new DOMParser().parseFromString(withoutStyles(text), "image/svg+xml");
  const svg = document.importNode(parsed.documentElement as unknown as SVGElement, true);
  svg.setAttribute("aria-hidden", "true");
  return svg;
}

/** Of the styles only the weight is kept, as an attribute; the style sheet sets the font. */
function withoutStyles(svg: string): string {
  return svg.replace(/<style[^>]*>.*?<\/style>/gs, "").replace(/ style="([^"]*)"/g, (_, style: string) => {
    const weight = /(?:font-weight:|font: \S+ )(\d{3}|bold)/.exec(style)?.[1];
    return weight === undefined ? "" : ` font-weight="${weight}"`;
  });
}
