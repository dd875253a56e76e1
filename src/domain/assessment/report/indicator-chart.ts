import { dayInWords } from "../../kernel/locale";
import { latestReading, readingsByDay, type KeyIndicator } from "../progress/key-indicators/key-indicator";
import { indicatorInWords, keyIndicatorWords, withUnit } from "../progress/key-indicators/words";
import type { Chart } from "./document";

/** The values of an indicator by their days. */
export function indicatorChart(indicator: KeyIndicator): Chart {
  const { name, unit } = indicator;
  const { readChart, values, day, value, note } = keyIndicatorWords;
  return {
    kind: "chart",
    title: name,
    lead: readChart,
    alt: `${name}: ${indicatorInWords(indicator, latestReading(indicator))}`,
    tableLabel: values(name),
    table: {
      head: [day, value, note],
      rows: readingsByDay(indicator).map((reading) => [
        dayInWords(reading.on),
        withUnit(reading.value, unit),
        reading.note,
      ]),
    },
    drawing: { of: "indicator", indicator },
  };
}
