// Cuts the fonts to what the site uses of them, before a build and before the development server: of both families the
// weights that its style sheets name, and of the heading's one optical size, for a range of them would weigh twice as
// much. Bold without a number, which is 700, gets the heaviest that is left.
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont, { type VariationAxes } from "subset-font";
import type { Plugin } from "vite";

interface Font {
  /** Its package, whose licence is delivered with it (third-party-notices.ts). */
  from: string;
  file: string;
  axes: VariationAxes;
}

const textWeights: VariationAxes = { wght: { min: 400, max: 650 } };
/** Figures of one width, and what any text needs to be set well: no fractions, no small capitals. */
const features = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "tnum"];
const fonts: readonly Font[] = [
  {
    from: "@fontsource-variable/fraunces",
    file: "fraunces-latin-opsz-normal.woff2",
    axes: { wght: 500, opsz: 48 },
  },
  { from: "@fontsource-variable/source-sans-3", file: "source-sans-3-latin-wght-normal.woff2", axes: textWeights },
  { from: "@fontsource-variable/source-sans-3", file: "source-sans-3-latin-wght-italic.woff2", axes: textWeights },
];

export const fontPackages: readonly string[] = [...new Set(fonts.map(({ from }) => from))];

/** The fonts' ranges, as `unicode-range` in src/ui/theme/fonts.css has them. */
const glyphs = [
  ...codePoints(0x20, 0x7e),
  ...codePoints(0xa0, 0xff),
  ...[0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc],
  ...codePoints(0x2000, 0x206f),
  ...[0x20ac, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215, 0xfffd],
];

/** They lie where src/ui/theme/fonts.css and index.html look for them. */
export function cutFonts(): Plugin {
  return {
    name: "waymark:fonts",
    async config({ root = process.cwd() }) {
      const modules = join(root, "node_modules");
      await mkdir(join(modules, ".cache", "fonts"), { recursive: true });
      await Promise.all(fonts.map((font) => cut(modules, font)));
    },
  };
}

async function cut(modules: string, { from, file, axes }: Font): Promise<void> {
  const whole = await readFile(join(modules, from, "files", file));
  const target = join(modules, ".cache", "fonts", file);
  const made = createHash("sha256")
    .update(whole)
    .update(JSON.stringify([axes, glyphs, features]))
    .digest("hex");
  const isMade = await readFile(`${target}.made`, "utf8").then(
    (stamp) => stamp === made,
    () => false,
  );
  if (isMade) return;
  const text = String.fromCodePoint(...glyphs);
  const cutTo = { targetFormat: "woff2", variationAxes: axes, keepFeatures: features } as const;
  await writeFile(target, await subsetFont(whole, text, cutTo));
  await writeFile(`${target}.made`, made);
}

function codePoints(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, nth) => first + nth);
}
