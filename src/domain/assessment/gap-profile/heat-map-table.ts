import type { DataTable } from "../../kernel/markdown";
import type { HeatMap, HeatMapCell } from "./charts";
import { gapProfileWords } from "./words";
import { wholeProfileWords } from "./whole-profile-words";

/** Returns the heat map as a table. On paper there is no room for the levels: the drawing has them. */
export function heatMapTable({ columns, rows }: HeatMap, of: "screen" | "paper"): DataTable {
  const { notAnswered } = gapProfileWords;
  const inCell = ({ rating, level }: HeatMapCell) =>
    level === undefined || of === "paper"
      ? String(rating ?? notAnswered)
      : wholeProfileWords.ratingAndLevel(rating, level);
  return {
    head: [wholeProfileWords.team, ...columns.map(({ label }) => label)],
    rows: rows.map(({ team, cells }) => [team, ...cells.map(inCell)]),
  };
}
