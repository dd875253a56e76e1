// The readings in the shape of the organization's axes. An axis that could not be read stays undefined and is drawn as
// a blank, never as a gap.
import { axes, type AxisId } from "./indicators";
import type { IndicatorResult } from "./reading";

export interface RadarAxis {
  readonly axis: AxisId;
  readonly label: string;
  /** 0 for the weakest to 1 for the strongest, the mean of what could be read; undefined when nothing could. */
  readonly value: number | undefined;
  /** The share of the axis's indicators that could be read, 0 to 1. */
  readonly coverage: number;
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

export function meanOf(numbers: readonly number[]): number | undefined {
  return numbers.length === 0 ? undefined : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
