import type { HeatMapCell } from "../../../domain/assessment/gap-profile/charts";
import { ChartText } from "./chart-text";
import type { Palette } from "./palette";

interface HeatMapSquareProps {
  cell: HeatMapCell;
  palette: Palette;
  at: { x: number; y: number; width: number; height: number };
}

const inset = 1.5;

/** A rating on the shade of its gap; without one a dash in a dashed frame. */
export function HeatMapSquare({ cell: { rating, level }, palette, at: { x, y, width, height } }: HeatMapSquareProps) {
  const square = { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset, rx: 2 };
  const lineHeight = Math.min(height, 17);
  return (
    <g>
      {level === undefined ? (
        <rect {...square} fill="none" stroke={palette.lineStrong} strokeDasharray="3 3" />
      ) : (
        <rect {...square} fill={palette[level]} />
      )}
      <ChartText
        x={x + width / 2}
        y={y + (height - lineHeight) / 2}
        anchor="middle"
        lines={[rating === undefined ? "–" : String(rating)]}
        lineHeight={lineHeight}
        fontWeight={600}
        fill={level === undefined ? palette.inkSoft : level === "critical" ? palette.onBlaze : palette.ink}
      />
    </g>
  );
}
