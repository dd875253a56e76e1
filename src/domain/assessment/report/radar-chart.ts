import type { RadarAxis } from "../gap-profile/radar";
import { hundredths, radarInWords } from "../gap-profile/in-words";
import { gapProfileWords } from "../gap-profile/words";
import { chartWords } from "./chart-words";
import type { Chart } from "./document";

/** The organization as a radar. It is by itself, because the needs check has no other part of the report. */
export function radarChart(axes: readonly RadarAxis[]): Chart {
  const { organization, organizationLead, organizationTable, area, strength, answered, notAnswered } = gapProfileWords;
  return {
    kind: "chart",
    title: organization,
    lead: organizationLead,
    alt: radarInWords(axes),
    tableLabel: organizationTable,
    table: {
      head: [area, strength, answered],
      rows: axes.map(({ label, value, coverage }) => [
        label,
        value === undefined ? notAnswered : String(hundredths(value)),
        chartWords.percent(hundredths(coverage)),
      ]),
    },
    drawing: { of: "radar", axes },
  };
}
