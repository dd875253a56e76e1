// The changes as the rows of the chart: the same on the screen, on paper and in files.
import type { AreaMoved, MovedGap } from "../../../domain/assessment/comparison/compare-profiles";
import { movedLabel } from "../../../domain/assessment/comparison/moved-gaps";
import { areaDifference, comparisonWords, movementNames } from "../../../domain/assessment/comparison/words";
import type { DumbbellRow } from "./dumbbell-chart";

export const areaScale = {
  ends: [comparisonWords.weakest, comparisonWords.strongest],
  ticks: [0, 0.25, 0.5, 0.75, 1],
} as const;

export const gapScale = {
  ends: [comparisonWords.widest, comparisonWords.none],
  ticks: [0, 0.25, 0.5, 0.75, 1],
} as const;

export function areaRows(areas: readonly AreaMoved[]): DumbbellRow[] {
  return areas.map((area) => ({
    key: area.axis,
    label: area.label,
    before: area.before,
    after: area.after,
    said: areaDifference(area),
  }));
}

export function gapRows(gaps: readonly MovedGap[]): DumbbellRow[] {
  return gaps.map((gap) => ({
    key: `${gap.indicator} ${gap.team?.id ?? ""}`,
    label: movedLabel(gap),
    before: 1 - gap.before.severity,
    after: 1 - gap.after.severity,
    said: movementNames[gap.movement],
  }));
}
