// The indicators for the report: what each has come to, and the values of each as a table, which stands below its line.
import { dayInWords } from "../../../kernel/locale";
import { escapedMarkdown, markdownOfTable } from "../../../kernel/markdown";
import { hasNotes, latestReading, readingsByDay, type KeyIndicator } from "./key-indicator";
import { indicatorInWords, keyIndicatorWords, withUnit } from "./words";

export interface IndicatorParts {
  /** Blank where there are none. */
  words: string;
  /** Of those that have a value, in the order in which they are drawn. */
  charts: { title: string; table: string }[];
}

export function indicatorParts(indicators: readonly KeyIndicator[]): IndicatorParts {
  const lines = indicators.map((indicator) => {
    const inWords = indicatorInWords(indicator, latestReading(indicator));
    return `- **${escapedMarkdown(indicator.name)}**: ${escapedMarkdown(inWords)}`;
  });
  return {
    words: lines.length === 0 ? "" : [`## ${keyIndicatorWords.title}`, lines.join("\n")].join("\n\n"),
    charts: measuredIndicators(indicators).map((indicator) => ({
      title: indicator.name,
      table: valuesTable(indicator),
    })),
  };
}

export function measuredIndicators(indicators: readonly KeyIndicator[]): KeyIndicator[] {
  return indicators.filter(({ readings }) => readings.length > 0);
}

function valuesTable(indicator: KeyIndicator): string {
  const { day, value, note } = keyIndicatorWords;
  const withNotes = hasNotes(indicator);
  const rows = readingsByDay(indicator).map((reading) => [
    dayInWords(reading.on),
    withUnit(reading.value, indicator.unit),
    ...(withNotes ? [reading.note] : []),
  ]);
  return markdownOfTable({ head: withNotes ? [day, value, note] : [day, value], rows });
}
