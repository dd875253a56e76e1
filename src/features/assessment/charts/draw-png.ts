import { init, use as register } from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import { pictureDefaults } from "./draw-svg";
import type { Drawing } from "./drawing";

register([CanvasRenderer]);

/** A picture as a PNG on white, with twice as many pixels as it is large. */
export async function drawPng({ width, height, option }: Drawing): Promise<Uint8Array> {
  await document.fonts.load("14px 'Source Sans 3'");
  const chart = init(document.createElement("div"), null, { renderer: "canvas", width, height, devicePixelRatio: 2 });
  chart.setOption({ ...pictureDefaults, ...option });
  const address = chart.getDataURL({ type: "png", pixelRatio: 2, backgroundColor: "#ffffff" });
  chart.dispose();
  return Uint8Array.from(atob(address.slice(address.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
}
