// The words about the indicators by which a plan's actions are followed.
import { dayInWords, formatList, formatMeasured, plural } from "../../../kernel/locale";
import type { IndicatorDefinition, IndicatorReading, KeyIndicator } from "./key-indicator";

export const keyIndicatorWords = {
  title: "The business's own indicators",
  failed: "The indicators could not be loaded. The plan is whole; please try again.",
  add: "Add an indicator",
  addTo: (action: string) => `to “${action}”`,
  name: "Name",
  target: "Target",
  targetHint: "Where it is to come; may be left out.",
  edit: "Edit",
  remove: "Remove",
  removeTitle: "Remove this indicator?",
  removeQuestion: (name: string, count: number) =>
    `“${name}” goes with ${plural(count, { one: "its 1 value", other: "its # values" })}, for the business and its consultant, and cannot be brought back.`,
  removeConfirm: "Remove it",
  removeDecline: "Keep it",
  addReading: "Enter a value",
  value: "Value",
  day: "On",
  note: "Note",
  removeReadingTitle: "Remove this value?",
  removeReadingQuestion: (day: string) =>
    `The value of ${dayInWords(day)} goes for the business and its consultant, and cannot be brought back.`,
  removeReading: (day: string) => `the value of ${dayInWords(day)}`,
  removeFailed: "This could not be removed. Please try again.",
  overtaken: ({ name, target }: Partial<IndicatorDefinition>) => {
    const entered = [
      ...(name === undefined ? [] : [`the name “${name}”`]),
      ...(target === undefined ? [] : [`the target ${formatMeasured(target)}`]),
    ];
    return `Saved. Another person had entered ${formatList(entered)} at the same time; yours is shown.`;
  },
  gone: "This indicator has been removed already.",
  tooMany: (most: number) => `At most ${most} indicators can be followed.`,
  tooManyReadings: (most: number) => `An indicator has at most ${most} values. Please remove one that you do not need.`,
  noNumber: (typed: string, example: string) =>
    typed === ""
      ? "Please enter a number."
      : `“${typed}” is not a number as your browser writes them. Please write it like ${example}.`,
  noDay: "Please enter a day.",
  noReadings: "No value has been entered yet.",
  readChart: "The line shows the values that were entered; the broken line is the target.",
  values: (name: string) => `The values of ${name}`,
  unfollowed: "Indicators that no action follows",
  unfollowedLead: "They are kept as they are, here and in the report.",
} as const;

export function withUnit(value: number, unit: string): string {
  const number = formatMeasured(value);
  return unit === "" ? number : `${number} ${unit}`;
}

/** "91 % on 3 November 2026, baseline 82 %, target 95 %." Only what is known. */
export function indicatorInWords(
  { unit, baseline, target }: Pick<KeyIndicator, "unit" | "baseline" | "target">,
  latest: Pick<IndicatorReading, "on" | "value"> | undefined,
): string {
  const parts = [
    ...(latest ? [`${withUnit(latest.value, unit)} on ${dayInWords(latest.on)}`] : []),
    ...(baseline === undefined ? [] : [`baseline ${withUnit(baseline, unit)}`]),
    ...(target === undefined ? [] : [`target ${withUnit(target, unit)}`]),
  ];
  return parts.length === 0 ? keyIndicatorWords.noReadings : `${parts.join(", ")}.`;
}
