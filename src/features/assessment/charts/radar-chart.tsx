// The organization as a radar: one spoke for each axis, the rings at quarters. An axis that was not answered has no
// point, rather than one at the center as if it were the weakest of all: the line stops before it and goes on after it.
import type { RadarAxis } from "../../../domain/assessment/gap-profile/radar";
import { hundredths } from "../../../domain/assessment/gap-profile/in-words";
import { gapProfileWords } from "../../../domain/assessment/gap-profile/words";
import { formatMeasured } from "../../../domain/kernel/locale";
import { ChartText } from "./chart-text";
import { labelLines } from "./labels/labels";
import { themePalette, type Palette } from "./palette";

interface RadarChartProps {
  axes: readonly RadarAxis[];
  /** The greatest width, in pixels. */
  width: number;
  palette?: Palette;
}

const rings = [0.25, 0.5, 0.75, 1];
const widest = 560;
/** Between the rim and the labels, and for three lines of them above the rim and two below. */
const margin = 12;
const [above, below] = [68, 50];

export function RadarChart({ axes, width: available, palette = themePalette }: RadarChartProps) {
  const width = Math.min(available, widest);
  const radius = Math.max(32, Math.min(140, width / 2 - 110));
  const height = above + 2 * radius + below;
  const strength = (value: number) => value * radius;
  const angleOf = (nth: number) => (nth * 2 * Math.PI) / axes.length;
  // The first axis once more at the end, so that the line comes round.
  const around = [...axes, ...axes.slice(0, 1)].map(({ value }, nth) =>
    value === undefined ? undefined : pointRadial(angleOf(nth), strength(value)),
  );
  const stretches = stretchesOf(around);
  return (
    <svg
      width={width}
      height={height}
      viewBox={`${-width / 2} ${-radius - above} ${width} ${height}`}
      aria-hidden="true"
    >
      <g fill="none" stroke={palette.line}>
        {rings.map((ring) => (
          <circle key={ring} r={strength(ring)} stroke={ring === 1 ? palette.lineStrong : palette.line} />
        ))}
        {axes.map(({ axis }, nth) => {
          const [x, y] = pointRadial(angleOf(nth), radius);
          return <line key={axis} x2={x} y2={y} />;
        })}
      </g>
      <path
        d={stretches.map((stretch) => `M0,0${linesTo(stretch)}Z`).join("")}
        fill={palette.forest}
        fillOpacity="0.12"
      />
      <path
        d={stretches.map((stretch) => linesTo(stretch).replace("L", "M")).join("")}
        fill="none"
        stroke={palette.forest}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {axes.map(({ axis, value }, nth) => {
        if (value === undefined) return null;
        const [x, y] = pointRadial(angleOf(nth), strength(value));
        const paint = value <= 0.5 ? palette.blaze : palette.forest;
        return <rect key={axis} x={x - 4} y={y - 6} width="8" height="12" rx="1.5" fill={paint} />;
      })}
      {axes.map((axis, nth) => (
        <AxisLabel
          key={axis.axis}
          axis={axis}
          at={pointRadial(angleOf(nth), radius + margin)}
          room={Math.min(128, width / 2 - radius - margin)}
          palette={palette}
        />
      ))}
    </svg>
  );
}

type Point = [x: number, y: number];

/** The point at an angle from the top, clockwise. */
function pointRadial(angle: number, radius: number): Point {
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** The points that stand beside each other, in rows. */
function stretchesOf(points: readonly (Point | undefined)[]): Point[][] {
  const stretches: Point[][] = [[]];
  for (const point of points) {
    if (point) stretches.at(-1)?.push(point);
    else stretches.push([]);
  }
  return stretches.filter(({ length }) => length > 0);
}

function linesTo(points: readonly Point[]): string {
  return points.map(([x, y]) => `L${x.toFixed(2)},${y.toFixed(2)}`).join("");
}

interface AxisLabelProps {
  axis: RadarAxis;
  /** The point that the label leaves free: it stands beside it, above or below, outwards. */
  at: [x: number, y: number];
  room: number;
  palette: Palette;
}

/** The name of an axis with its value. */
function AxisLabel({ axis: { label, value }, at: [x, y], room, palette }: AxisLabelProps) {
  const said =
    value === undefined ? labelLines(gapProfileWords.notAnswered, room) : [formatMeasured(hundredths(value))];
  const lines = [...labelLines(label, room), ...said];
  const upwards = (1 - y / Math.hypot(x, y)) / 2;
  return (
    <ChartText
      x={x}
      y={y - lines.length * axisLineHeight * upwards}
      anchor={Math.abs(x) < 1 ? "middle" : x > 0 ? "start" : "end"}
      lines={lines}
      lineHeight={axisLineHeight}
      fill={palette.ink}
      last={value === undefined ? { fill: palette.inkSoft } : { fontWeight: 700 }}
    />
  );
}

const axisLineHeight = 18;
