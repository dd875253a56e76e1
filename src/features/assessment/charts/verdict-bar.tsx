import type { VerdictShare } from "../../../domain/assessment/results/verdict";
import { ChartText } from "./chart-text";
import { themePalette, type Palette } from "./palette";

interface VerdictBarProps {
  shares: readonly VerdictShare[];
  /** In pixels. */
  width: number;
  palette?: Palette;
}

const height = 36;
const spacing = 3;
/** A share of one in a hundred still has room for its number. */
const narrowestShare = 30;

/** The numbers of gaps that training closes, that it closes in part, and that it does not close. */
export function VerdictBar({ shares, width, palette = themePalette }: VerdictBarProps) {
  const all = shares.reduce((sum, { count }) => sum + count, 0);
  const free = width - shares.length * narrowestShare - (shares.length - 1) * spacing;
  const share = (count: number) => (count / all) * free;
  const paints = {
    yes: { fill: palette.forest, ink: palette.onForest },
    partly: { fill: palette.medium, ink: palette.ink },
    no: { fill: palette.high, ink: palette.ink },
  };
  const bars = shares.map(({ training, count }, nth) => {
    const before = shares.slice(0, nth);
    const x = before.reduce((sum, each) => sum + narrowestShare + share(each.count) + spacing, 0);
    return { training, count, x, wide: narrowestShare + share(count) };
  });
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {bars.map(({ training, count, x, wide }) => (
        <g key={training}>
          <rect x={x} width={wide} height={height} rx="2" fill={paints[training].fill} />
          <ChartText
            x={x + 10}
            y={(height - 18) / 2}
            lines={[String(count)]}
            lineHeight={18}
            fontWeight={600}
            fill={paints[training].ink}
          />
        </g>
      ))}
    </svg>
  );
}
