import { measuredIndicators } from "../../../../domain/assessment/progress/key-indicators/indicators-document";
import { latestReading, type KeyIndicator } from "../../../../domain/assessment/progress/key-indicators/key-indicator";
import { indicatorInWords } from "../../../../domain/assessment/progress/key-indicators/words";
import { lightPalette } from "../../charts/light-palette";
import type { DrawnChart } from "../../charts/pictures";
import { IndicatorChart } from "./indicator-chart";

const printedWidth = 480;

/** The lines of the indicators for what leaves the page, in light colours, with what they show in words. */
export function chartsOfIndicators(indicators: readonly KeyIndicator[]): DrawnChart[] {
  return measuredIndicators(indicators).map((indicator) => ({
    id: "indicator",
    title: indicator.name,
    alt: `${indicator.name}: ${indicatorInWords(indicator, latestReading(indicator))}`,
    chart: <IndicatorChart indicator={indicator} width={printedWidth} palette={lightPalette()} />,
  }));
}
