// The same readings in the shapes of the two pictures: the organization's axes for a radar, teams by dimensions for a
// heat map. What could not be read stays undefined and is drawn as a blank, never as a gap.
import { axes, type AxisId } from "./indicators";
import type { IndicatorResult, GapLevel } from "./reading";
import { teamDimensions, type TeamDimensionId } from "./team-dimensions";

export interface RadarAxis {
  readonly axis: AxisId;
  readonly label: string;
  /** 0 for the weakest to 1 for the strongest, the mean of what could be read; undefined when nothing could. */
  readonly value: number | undefined;
  /** The share of the axis's indicators that could be read, 0 to 1. */
  readonly coverage: number;
}

export interface HeatMapCell {
  readonly dimension: TeamDimensionId;
  /** The name of the answer that it shows, by which its gap is found. */
  readonly reference: string | undefined;
  readonly rating: number | undefined;
  readonly severity: number | undefined;
  readonly level: GapLevel | undefined;
}

export interface HeatMap {
  readonly columns: readonly { readonly dimension: TeamDimensionId; readonly label: string }[];
  /** The teams with the widest gaps first. */
  readonly rows: readonly { readonly team: string; readonly cells: readonly HeatMapCell[] }[];
}

/** The mean strength of each axis. */
export function radarOf(asked: readonly IndicatorResult[]): RadarAxis[] {
  return (Object.keys(axes) as AxisId[]).map((axis) => {
    const onAxis = asked.filter(({ indicator }) => indicator.axis === axis);
    const severities = onAxis.flatMap(({ reading }) => (reading === undefined ? [] : [reading.severity]));
    const mean = meanOf(severities);
    return {
      axis,
      label: axes[axis],
      value: mean === undefined ? undefined : 1 - mean,
      coverage: onAxis.length === 0 ? 0 : severities.length / onAxis.length,
    };
  });
}

/** One row for each team, one cell for each dimension. */
export function heatMapOf(
  teams: readonly { readonly name: string; readonly asked: readonly IndicatorResult[] }[],
): HeatMap {
  const dimensions = Object.keys(teamDimensions) as TeamDimensionId[];
  const rows = teams.map(({ name, asked }) => ({
    team: name,
    cells: dimensions.map((dimension) => {
      const reading = asked.find(({ id }) => id === dimension)?.reading;
      const { reference, rating, severity, level } = reading ?? {};
      return { dimension, reference, rating, severity, level };
    }),
  }));
  const worst = (row: (typeof rows)[number]) =>
    meanOf(row.cells.flatMap(({ severity }) => (severity === undefined ? [] : [severity]))) ?? -1;
  return {
    columns: dimensions.map((dimension) => ({ dimension, label: teamDimensions[dimension].label })),
    rows: rows.sort((one, other) => worst(other) - worst(one)),
  };
}

function meanOf(numbers: readonly number[]): number | undefined {
  return numbers.length === 0 ? undefined : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
