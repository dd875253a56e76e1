import { readingsByDay, type KeyIndicator } from "../../../../domain/assessment/progress/key-indicators/key-indicator";
import { withUnit } from "../../../../domain/assessment/progress/key-indicators/words";
import { dayInWords } from "../../../../domain/kernel/locale";
import { LineChart } from "../../charts/line-chart";
import type { Palette } from "../../charts/palette";

interface IndicatorChartProps {
  indicator: KeyIndicator;
  width: number;
  isSmall?: boolean;
  palette?: Palette;
}

/** The values of an indicator as a line. */
export function IndicatorChart({ indicator, ...look }: IndicatorChartProps) {
  return (
    <LineChart
      points={readingsByDay(indicator)}
      baseline={indicator.baseline}
      target={indicator.target}
      valueLabel={(value) => withUnit(value, indicator.unit)}
      dayLabel={dayInWords}
      {...look}
    />
  );
}
