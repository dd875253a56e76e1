import type { VerdictShare } from "../../../domain/assessment/results/verdict";
import { ChartText } from "./chart-text";
import { themePalette, type Palette } from "./palette";

/** The colour of a share, in the bar and in its words. */
export type Tone = "forest" | "none" | "low" | "medium" | "high";

export const verdictTones = { yes: "forest", partly: "medium", no: "high" } as const satisfies Record<
  VerdictShare["training"],
  Tone
>;

export interface BarShare {
  readonly size: number;
  /** The number as it is written on it. */
  readonly says: string;
  readonly tone: Tone;
}

interface ShareBarProps {
  shares: readonly BarShare[];
  /** In pixels. */
  width: number;
  palette?: Palette;
}

const height = 36;
const spacing = 3;
/** Of letters, beside what is written. */
const barMargin = 10;

/** The parts of a whole as one bar, each with its number. A share of one in a hundred still has room for it. */
export function ShareBar({ shares, width, palette = themePalette }: ShareBarProps) {
  const all = shares.reduce((sum, { size }) => sum + size, 0);
  const narrowest = Math.max(...shares.map(({ says }) => says.length)) * barMargin + barMargin;
  const free = width - shares.length * narrowest - (shares.length - 1) * spacing;
  const wide = (share: BarShare) => narrowest + (share.size / all) * free;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {shares.map((share, nth) => {
        const x = shares.slice(0, nth).reduce((sum, before) => sum + wide(before) + spacing, 0);
        return (
          <g key={nth}>
            <rect x={x} width={wide(share)} height={height} rx="2" fill={palette[share.tone]} />
            <ChartText
              x={x + barMargin}
              y={(height - 18) / 2}
              lines={[share.says]}
              lineHeight={18}
              fontWeight={600}
              fill={share.tone === "forest" ? palette.onForest : palette.ink}
            />
          </g>
        );
      })}
    </svg>
  );
}

interface VerdictBarProps {
  shares: readonly VerdictShare[];
  width: number;
  palette?: Palette;
}

/** The numbers of gaps that training closes, that it closes in part, and that it does not close. */
export function VerdictBar({ shares, ...look }: VerdictBarProps) {
  const parts = shares.map(({ training, count }) => ({
    size: count,
    says: String(count),
    tone: verdictTones[training],
  }));
  return <ShareBar shares={parts} {...look} />;
}
