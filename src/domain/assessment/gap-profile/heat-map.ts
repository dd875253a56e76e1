// The readings in the shape of teams by dimensions. A cell that could not be read stays undefined and is drawn as a
// blank, never as a gap.
import { meanOf } from "./radar";
import type { GapLevel, IndicatorResult } from "./reading";
import { teamDimensions, type TeamDimensionId } from "./team-dimensions";

export interface HeatMapCell {
  readonly dimension: TeamDimensionId;
  /** The name of the answer that it shows, by which its gap is found. */
  readonly reference: string | undefined;
  readonly rating: number | undefined;
  readonly severity: number | undefined;
  readonly level: GapLevel | undefined;
  /** The mean of the team's own voices, beside its leader's rating. */
  readonly ownMean?: number;
}

export interface HeatMap {
  readonly columns: readonly { readonly dimension: TeamDimensionId; readonly label: string }[];
  /** The teams with the widest gaps first. */
  readonly rows: readonly { readonly team: string; readonly cells: readonly HeatMapCell[] }[];
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
      const { reference, rating, severity, level, ownMean } = reading ?? {};
      return { dimension, reference, rating, severity, level, ...(ownMean !== undefined && { ownMean }) };
    }),
  }));
  const worst = (row: (typeof rows)[number]) =>
    meanOf(row.cells.flatMap(({ severity }) => (severity === undefined ? [] : [severity]))) ?? -1;
  return {
    columns: dimensions.map((dimension) => ({ dimension, label: teamDimensions[dimension].label })),
    rows: rows.sort((one, other) => worst(other) - worst(one)),
  };
}
