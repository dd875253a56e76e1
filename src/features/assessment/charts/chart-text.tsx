import { letterSize } from "./labels/labels";

interface ChartTextProps {
  x: number;
  /** The top of its first line, above the letters. */
  y: number;
  lines: readonly string[];
  lineHeight: number;
  fill: string;
  anchor?: "start" | "middle" | "end";
  fontWeight?: number;
  /** The look of the last line, if it differs from the others. */
  last?: { fill?: string; fontWeight?: number };
}

/** From the middle of a line down to its letters' foot, as a share of their size. */
const foot = 0.34;

export function ChartText({ x, y, lines, lineHeight, fill, anchor = "start", fontWeight, last }: ChartTextProps) {
  return (
    <text textAnchor={anchor} fontSize={letterSize} fill={fill} fontWeight={fontWeight}>
      {lines.map((line, nth) => (
        <tspan
          key={nth}
          x={toTenths(x)}
          y={toTenths(y + lineHeight * (nth + 0.5) + letterSize * foot)}
          {...(nth === lines.length - 1 && last)}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

function toTenths(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
