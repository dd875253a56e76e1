// A drawing of React's as a text of its own, and as a bitmap for programs that cannot show it.
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import fontAddress from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";

export interface SvgPicture {
  /** A whole document, with the namespace. */
  svg: string;
  /** In pixels, as it was drawn. */
  width: number;
  height: number;
}

/** The markup of a component that is an `<svg>`; react-dom/server would be a second React in the bundle for it. */
export function svgOf(drawing: ReactNode): SvgPicture {
  const place = document.createElement("div");
  const root = createRoot(place);
  flushSync(() => root.render(drawing));
  const svg = place.querySelector("svg");
  if (!svg) throw new Error("What was drawn is no SVG.");
  const picture = {
    svg: new XMLSerializer().serializeToString(svg),
    width: Number(svg.getAttribute("width")),
    height: Number(svg.getAttribute("height")),
  };
  root.unmount();
  return picture;
}

/** The picture as a PNG on white, with twice as many pixels as it is large. */
export async function pngOf({ svg, width, height }: SvgPicture): Promise<Uint8Array> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await withFont(svg))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width * 2, height * 2];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser does not draw.");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const address = canvas.toDataURL("image/png");
  return Uint8Array.from(atob(address.slice(address.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
}

/** A picture that is drawn as one sees nothing of the page's style sheets, so it brings its font along. */
async function withFont(svg: string): Promise<string> {
  const family = `text{font-family:chart,Arial,sans-serif;font-variant-numeric:tabular-nums}`;
  const face = await fontFace().catch(() => ""); // with another font it is still the same picture
  return svg.replace(/^<svg[^>]*>/, (opening) => `${opening}<style>${face}${family}</style>`);
}

async function fontFace(): Promise<string> {
  const font = new Uint8Array(await (await fetch(fontAddress)).arrayBuffer());
  const letters = Array.from(font, (byte) => String.fromCharCode(byte)).join("");
  return `@font-face{font-family:chart;font-weight:200 900;src:url(data:font/woff2;base64,${btoa(letters)})}`;
}
