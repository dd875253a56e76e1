// The colours of the pictures are those of the theme. On the screen they stay names, so that a picture follows the
// scheme without being drawn again; a picture that leaves the page needs them as values.
import type { GapLevel } from "../../../domain/assessment/gap-profile/reading";

const colorTokens = {
  ink: "--ink",
  inkSoft: "--ink-soft",
  line: "--line",
  lineStrong: "--line-strong",
  forest: "--forest",
  onForest: "--on-forest",
  blaze: "--blaze",
  onBlaze: "--on-blaze",
  paper: "--paper",
  none: "--gap-none",
  low: "--gap-low",
  medium: "--gap-medium",
  high: "--gap-high",
  critical: "--gap-critical",
} as const satisfies Record<GapLevel, string> & Record<string, string>;

export type Palette = Readonly<Record<keyof typeof colorTokens, string>>;

/** The colours by name. */
export const themePalette: Palette = paletteOf((token) => `var(${token})`);

/** Returns the parts of each colour, by its name in the theme. */
export function paletteOf(colour: (token: string) => string): Palette {
  return Object.fromEntries(
    Object.entries(colorTokens).map(([name, token]) => [name, colour(token)]),
  ) as unknown as Palette;
}
