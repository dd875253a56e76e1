import type * as english from "../../../../../domain/course/request/option-label";

const labels: Readonly<Record<english.OfferedOption, string>> = {
  "": "",
  introductory: "Einstieg",
  intermediate: "Aufbau",
  advanced: "Fortgeschritten",
  short: "Kurz",
  standard: "Normal",
  detailed: "Ausführlich",
};

export const optionLabel: typeof english.optionLabel = (value) => labels[value];
