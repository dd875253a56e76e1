// The values of an indicator over time as a line, with its target as a broken line across. Days are as far apart as
// they were, so that a long silence is seen.
import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import {
  readingsByDay,
  type IndicatorReading,
  type KeyIndicator,
} from "../../../domain/assessment/progress/key-indicators/key-indicator";
import { withUnit } from "../../../domain/assessment/progress/key-indicators/words";
import { dayInWords } from "../../../domain/kernel/locale";
import { ChartText } from "./chart-text";
import { letterSize, widthOf } from "./labels/labels";
import { themePalette, type Palette } from "./palette";

interface LineChartProps {
  indicator: KeyIndicator;
  /** The greatest width, in pixels. */
  width: number;
  palette?: Palette;
}

const widestLine = 560;
const chartHeight = 200;
const labelHeight = 18;

export function LineChart({ indicator, width: available, palette = themePalette }: LineChartProps) {
  const { target, unit } = indicator;
  const points = readingsByDay(indicator);
  const width = Math.min(available, widestLine);
  const values = [...points.map(({ value }) => value), ...(target === undefined ? [] : [target])];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const labels = [...new Set([low, high])].map((value) => ({ value, label: withUnit(value, unit) }));
  const left = 12 + Math.max(...labels.map(({ label }) => widthOf(label)));
  const days = points.map(({ on }) => Date.parse(on));
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const x = scaleLinear([first, first === last ? first + 1 : last], [left, width - 8]);
  const y = scaleLinear(low === high ? [low - 1, high + 1] : [low, high], [chartHeight - labelHeight - 10, 10]);
  const drawn = line<IndicatorReading>(
    ({ on }) => x(Date.parse(on)),
    ({ value }) => y(value),
  );
  const ends = [points[0], points.length > 1 ? points.at(-1) : undefined].filter((point) => point !== undefined);
  return (
    <svg width={width} height={chartHeight} viewBox={`0 0 ${width} ${chartHeight}`} aria-hidden="true">
      {labels.map(({ value, label }) => (
        <g key={value}>
          <line x1={left} x2={width} y1={y(value)} y2={y(value)} stroke={palette.line} />
          <ChartText
            x={left - 6}
            y={y(value) - labelHeight / 2}
            lines={[label]}
            lineHeight={labelHeight}
            fill={palette.inkSoft}
            anchor="end"
          />
        </g>
      ))}
      {target !== undefined && (
        <line
          x1={left}
          x2={width}
          y1={y(target)}
          y2={y(target)}
          stroke={palette.forest}
          strokeWidth="1.5"
          strokeDasharray="6 4"
        />
      )}
      <path d={drawn(points) ?? ""} fill="none" stroke={palette.ink} strokeWidth="2" strokeLinejoin="round" />
      {points.map(({ on, value }, nth) => (
        <rect
          key={nth}
          x={x(Date.parse(on)) - 3}
          y={y(value) - 5}
          width="6"
          height="10"
          rx="1.5"
          fill={nth === points.length - 1 ? palette.blaze : palette.forest}
        />
      ))}
      {ends.map(({ on }, nth) => (
        <ChartText
          key={nth}
          x={nth === 0 ? left : width}
          y={chartHeight - letterSize - 4}
          lines={[dayInWords(on)]}
          lineHeight={labelHeight}
          fill={palette.inkSoft}
          anchor={nth === 0 ? "start" : "end"}
        />
      ))}
    </svg>
  );
}
