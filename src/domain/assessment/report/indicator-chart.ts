import { dayInWords } from "../../kernel/locale";
import { hasNotes, latestReading, readingsByDay, type KeyIndicator } from "../progress/key-indicators/key-indicator";
import { indicatorInWords, keyIndicatorWords, withUnit } from "../progress/key-indicators/words";
import type { Chart } from "./document";

/** The values of an indicator by their days. */
export function indicatorChart(indicator: KeyIndicator): Chart {
  const { name, unit } = indicator;
  const { readChart, values, day, value, note } = keyIndicatorWords;
  const withNotes = hasNotes(indicator);
  return {
    kind: "chart",
    title: name,
    lead: readChart,
    alt: `${name}: ${indicatorInWords(indicator, latestReading(indicator))}`,
    tableLabel: values(name),
    table: {
      head: withNotes ? [day, value, note] : [day, value],
      rows: readingsByDay(indicator).map((reading) => [
        dayInWords(reading.on),
        withUnit(reading.value, unit),
        ...(withNotes ? [reading.note] : []),
      ]),
    },
    drawing: { of: "indicator", indicator },
  };
}
