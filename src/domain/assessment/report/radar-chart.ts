import type { RadarAxis } from "../gap-profile/radar";
import { hundredths, radarInWords } from "../gap-profile/in-words";
import { gapProfileWords } from "../gap-profile/words";
import type { Chart } from "./document";

/** The organization as a radar. It is by itself, because the needs check has no other part of the report. */
export function radarChart(axes: readonly RadarAxis[]): Chart {
  return {
    kind: "chart",
    title: gapProfileWords.organization,
    lead: gapProfileWords.organizationLead,
    alt: radarInWords(axes),
    tableLabel: gapProfileWords.organizationTable,
    table: {
      head: [gapProfileWords.area, gapProfileWords.strength, gapProfileWords.answered],
      rows: axes.map(({ label, value, coverage }) => [
        label,
        value === undefined ? gapProfileWords.notAnswered : String(hundredths(value)),
        gapProfileWords.percent(hundredths(coverage)),
      ]),
    },
    drawing: { of: "radar", axes },
  };
}
