// The values then and now as two marks on one line for each row: an outlined one for then, a painted one for now. Its
// words are always horizontal; in a narrow chart they are above their line and not beside it.
import { scaleLinear } from "d3-scale";
import type { ThenAndNow, ThenAndNowRow } from "../../../domain/assessment/report/document";
import { ChartText } from "./chart-text";
import { labelLines, widthOf } from "./labels/labels";
import { themePalette, type Palette } from "./palette";

interface DumbbellChartProps extends ThenAndNow {
  /** In pixels. */
  width: number;
  palette?: Palette;
  /** The height of a row with its words beside it. */
  rowHeight?: number;
}

/** The lines across the rows. */
const scaleTicks = [0, 0.25, 0.5, 0.75, 1];
const narrowestWithWords = 480;
const wordsHeight = 17;
const head = wordsHeight + 10;
const gap = 16;

export function DumbbellChart({ rows, ends, width, palette = themePalette, rowHeight = 40 }: DumbbellChartProps) {
  const isBeside = width >= narrowestWithWords;
  const said = Math.max(...rows.map((row) => widthOf(row.said)));
  const names = isBeside ? Math.min(260, width * 0.36) : 0;
  const right = isBeside ? Math.min(said + gap, width * 0.26) : 0;
  const x = scaleLinear([0, 1], [names + markWidth, width - right - markWidth]);
  const height = isBeside ? rowHeight : wordsHeight + 27;
  const bottom = head + rows.length * height;
  const middleOf = (nth: number) => head + nth * height + (isBeside ? height / 2 : wordsHeight + 14);
  return (
    <svg width={width} height={bottom + 2} viewBox={`0 0 ${width} ${bottom + 2}`} aria-hidden="true">
      <g stroke={palette.line}>
        {scaleTicks.map((tick) => (
          <line key={tick} x1={x(tick)} x2={x(tick)} y1={head - 4} y2={bottom} />
        ))}
      </g>
      <ChartText x={x(0) - markWidth} y={0} lines={[ends[0]]} lineHeight={wordsHeight} fill={palette.inkSoft} />
      <ChartText
        x={x(1) + markWidth}
        y={0}
        anchor="end"
        lines={[ends[1]]}
        lineHeight={wordsHeight}
        fill={palette.inkSoft}
      />
      {rows.map((row, nth) => {
        const middle = middleOf(nth);
        const most = isBeside && height >= 2 * wordsHeight ? 2 : 1;
        const room = isBeside ? names - gap : width - widthOf(row.said) - gap;
        const label = labelLines(row.label, room, most);
        const top = isBeside ? middle - (label.length * wordsHeight) / 2 : head + nth * height + 3;
        const saidTop = isBeside ? middle - wordsHeight / 2 : top;
        return (
          <g key={row.key}>
            <ChartText x={0} y={top} lines={label} lineHeight={wordsHeight} fill={palette.ink} />
            <Marks row={row} x={x} y={middle} palette={palette} />
            <ChartText
              x={width}
              y={saidTop}
              anchor="end"
              lines={labelLines(row.said, isBeside ? Math.max(right - 4, 40) : width, 1)}
              lineHeight={wordsHeight}
              fontWeight={600}
              fill={row.before === undefined ? palette.inkSoft : palette.ink}
            />
          </g>
        );
      })}
    </svg>
  );
}

const markWidth = 9;

interface MarksProps {
  row: ThenAndNowRow;
  x: (share: number) => number;
  y: number;
  palette: Palette;
}

/** A row's line with its two marks; where they fall together the painted one stands in the outlined one. */
function Marks({ row: { before, after }, x, y, palette }: MarksProps) {
  if (before === undefined || after === undefined)
    return <line x1={x(0)} x2={x(1)} y1={y} y2={y} stroke={palette.lineStrong} strokeDasharray="2 5" />;
  const paint = after > before ? palette.forest : after < before ? palette.blaze : palette.ink;
  return (
    <g>
      <line x1={x(0)} x2={x(1)} y1={y} y2={y} stroke={palette.line} />
      <line x1={x(before)} x2={x(after)} y1={y} y2={y} stroke={paint} strokeWidth="3" />
      <circle cx={x(before)} cy={y} r="7.5" fill={palette.paper} stroke={paint} strokeWidth="2" />
      {before === after ? (
        <rect x={x(after) - 2.5} y={y - 4} width="5" height="8" rx="1" fill={paint} />
      ) : (
        <rect x={x(after) - 4} y={y - 6} width="8" height="12" rx="1.5" fill={paint} />
      )}
    </g>
  );
}
