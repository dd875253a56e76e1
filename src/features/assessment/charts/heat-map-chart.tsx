// The teams as a heat map: a row for each team, a column for each dimension, the rating written in every cell. Its
// words are always horizontal; where it is narrow, the name of a team stands above its cells and not beside them.
import { scaleBand } from "d3-scale";
import { Fragment, type ReactNode } from "react";
import type { HeatMap, HeatMapCell } from "../../../domain/assessment/gap-profile/heat-map";
import { columnHeadings } from "../../../domain/assessment/gap-profile/column-headings";
import { formatMeasured } from "../../../domain/kernel/locale";
import { ChartText } from "./chart-text";
import { labelLines } from "./labels/labels";
import { atSyllables } from "./labels/syllables";
import { themePalette, type Palette } from "./palette";

interface HeatMapSquareProps {
  cell: HeatMapCell;
  palette: Palette;
  at: { x: number; y: number; width: number; height: number };
}

const inset = 1.5;

interface HeatMapChartProps {
  heatMap: HeatMap;
  /** In pixels. */
  width: number;
  palette?: Palette;
  /** The height of the cells; a line of letters needs 17 pixels. */
  rowHeight?: number;
  /** Makes something of a cell, such as a link. */
  withCell?: (drawn: ReactNode, cell: HeatMapCell, row: number) => ReactNode;
}

const widestNames = 190;
const narrowestBeside = 400;
const lineHeight = 17;
/** The least width in which a leader's rating and the mean of the team stand beside each other. */
const widthOfTwo = 56;
const besideOther = " | ";
/** Letters are higher than their line. */
const overhead = 3;

export function HeatMapChart({
  heatMap: { columns, rows },
  width,
  palette = themePalette,
  rowHeight = 40,
  withCell = (drawn) => drawn,
}: HeatMapChartProps) {
  const isBeside = width >= narrowestBeside;
  const names = isBeside ? Math.min(widestNames, width * 0.28) : 0;
  const dimensions = columns.map(({ dimension }) => dimension);
  const x = scaleBand(dimensions, [names, width]);
  const headings = dimensions.map((dimension) =>
    labelLines(columnHeadings[dimension], x.bandwidth(), Infinity, atSyllables),
  );
  const headRows = Math.max(...headings.map(({ length }) => length));
  const head = overhead + headRows * lineHeight + 8;
  const above = isBeside ? 0 : lineHeight + 8;
  const height = head + rows.length * (above + rowHeight);
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {dimensions.map((dimension, nth) => (
        <ChartText
          key={dimension}
          x={(x(dimension) ?? 0) + x.bandwidth() / 2}
          y={overhead + (headRows - (headings[nth]?.length ?? 0)) * lineHeight}
          anchor="middle"
          lines={headings[nth] ?? []}
          lineHeight={lineHeight}
          fill={palette.ink}
        />
      ))}
      {rows.map(({ team, cells }, row) => {
        const top = head + row * (above + rowHeight);
        const most = isBeside && rowHeight >= 2 * lineHeight ? 2 : 1;
        const name = labelLines(team, (isBeside ? names : width) - 8, most);
        return (
          <g key={row}>
            <ChartText
              x={0}
              y={isBeside ? top + (rowHeight - name.length * lineHeight) / 2 : top + 6}
              lines={name}
              lineHeight={lineHeight}
              fill={palette.ink}
            />
            {cells.map((cell) => {
              const at = { x: x(cell.dimension) ?? 0, y: top + above, width: x.bandwidth(), height: rowHeight };
              const drawn = <HeatMapSquare cell={cell} palette={palette} at={at} />;
              return <Fragment key={cell.dimension}>{withCell(drawn, cell, row)}</Fragment>;
            })}
          </g>
        );
      })}
    </svg>
  );
}

/** Returns what a cell says in figures, the mean of a team's own voices behind its leader's rating. */
export function writtenIn(cell: HeatMapCell): string {
  return ratingsIn(cell).join(besideOther);
}

function ratingsIn({ rating, ownMean }: HeatMapCell): string[] {
  const leader = rating === undefined ? "–" : String(rating);
  return ownMean === undefined ? [leader] : [leader, formatMeasured(ownMean)];
}

/** A rating on the shade of its gap; without one a dash in a dashed frame. */
function HeatMapSquare({ cell, palette, at: { x, y, width, height } }: HeatMapSquareProps) {
  const { level } = cell;
  const square = { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset, rx: 2 };
  const ratings = ratingsIn(cell);
  const isTwoLines = width < widthOfTwo && height >= 2 * lineHeight;
  const lines = isTwoLines ? ratings : [writtenIn(cell)];
  const lineOfCell = Math.min(height, lineHeight);
  return (
    <g>
      {level === undefined ? (
        <rect {...square} fill="none" stroke={palette.lineStrong} strokeDasharray="3 3" />
      ) : (
        <rect {...square} fill={palette[level]} />
      )}
      <ChartText
        x={x + width / 2}
        y={y + (height - lines.length * lineOfCell) / 2}
        anchor="middle"
        lines={lines}
        lineHeight={lineOfCell}
        fontWeight={600}
        fill={level === undefined ? palette.inkSoft : level === "critical" ? palette.onBlaze : palette.ink}
      />
    </g>
  );
}
