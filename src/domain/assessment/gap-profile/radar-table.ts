import type { DataTable } from "../../kernel/markdown";
import type { RadarAxis } from "./charts";
import { gapProfileWords, hundredths } from "./words";

export function radarTable(radar: readonly RadarAxis[]): DataTable {
  const { area, strength, answered, notAnswered } = gapProfileWords;
  return {
    head: [area, strength, answered],
    rows: radar.map(({ label, value, coverage }) => [
      label,
      value === undefined ? notAnswered : String(hundredths(value)),
      `${hundredths(coverage)}%`,
    ]),
  };
}
