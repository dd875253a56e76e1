import { brand, reportLook } from "../../../../domain/kernel/brand";
import type { PictureInDocx } from "../../../../ui/export/picture-blocks";
import { pngOf } from "../../../../ui/export/svg-picture";

const size = { width: 20, height: 60 };

/** The logo as the address of an image. */
export function logoAddress(): string {
  return `data:image/svg+xml,${encodeURIComponent(reportLook.logo)}`;
}

export async function logoPicture(): Promise<PictureInDocx> {
  return { title: brand.name, alt: brand.name, png: await pngOf({ svg: reportLook.logo, ...size }), ...size };
}
