declare module "subset-font" {
  export type VariationAxes = Record<string, number | { min: number; max: number }>;

  /** Keeps the glyphs of a text, the named features, and the named part of each axis. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2"; variationAxes: VariationAxes; keepFeatures: readonly string[] },
  ): Promise<Buffer>;
}
