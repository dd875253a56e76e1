// The words about the indicators by which a business follows itself.
import { dayInWords, formatList, formatMeasured, formatNumber, plural } from "../../../kernel/locale";
import type { IndicatorDefinition, IndicatorReading } from "./key-indicator";

export const keyIndicatorWords = {
  title: "Your own indicators",
  titleOf: "The business's own indicators",
  lead: "What the business measures itself by, beside the actions of the plan that name it. Each value is entered by hand.",
  loading: "Loading the indicators...",
  failed: "The indicators could not be loaded. The plan is whole; please try again.",
  proposed: "From the answers to “Which key performance indicators (KPIs) does your organization follow?”",
  follow: "Follow",
  followOf: (name: string) => `“${name}” as an indicator`,
  none: "No indicator is followed yet.",
  add: "Add an indicator",
  name: "Name",
  unit: "Unit",
  unitHint: "For example %, days or EUR.",
  baseline: "Baseline",
  baselineHint: "Where it stood before; may be left out.",
  target: "Target",
  targetHint: "Where it is to come; may be left out.",
  save: "Save",
  saving: "Saving...",
  discard: "Discard",
  edit: "Edit",
  remove: "Remove",
  removeTitle: "Remove this indicator?",
  removeQuestion: (name: string, count: number) =>
    `“${name}” goes with ${plural(count, { one: "its 1 value", other: "its # values" })}, for the business and its consultant, and cannot be brought back.`,
  removeConfirm: "Remove it",
  removeDecline: "Keep it",
  addReading: "Enter a value",
  value: "Value",
  valueIn: (unit: string) => `Value in ${unit}`,
  day: "On",
  note: "Note",
  noteHint: "May be left out. The business and its consultant both read it.",
  removeReadingTitle: "Remove this value?",
  removeReadingQuestion: (day: string) =>
    `The value of ${dayInWords(day)} goes for the business and its consultant, and cannot be brought back.`,
  removeReading: (day: string) => `the value of ${dayInWords(day)}`,
  draftKept: "You had begun to enter this, and it is not saved yet.",
  saveFailed: "This could not be saved. What you have typed is still here; please try again.",
  removeFailed: "This could not be removed. Please try again.",
  overtaken: ({ name, unit, baseline, target }: Partial<IndicatorDefinition>) => {
    const entered = [
      ...(name === undefined ? [] : [`the name “${name}”`]),
      ...(unit === undefined ? [] : [unit === "" ? "no unit" : `the unit “${unit}”`]),
      ...(baseline === undefined ? [] : [`the baseline ${formatMeasured(baseline)}`]),
      ...(target === undefined ? [] : [`the target ${formatMeasured(target)}`]),
    ];
    return `Saved. Another person had entered ${formatList(entered)} at the same time; yours is shown.`;
  },
  gone: "This indicator has been removed already.",
  tooMany: (most: number) => `At most ${most} indicators can be followed.`,
  tooManyReadings: (most: number) => `An indicator has at most ${most} values. Please remove one that you do not need.`,
  noNumber: (typed: string) =>
    typed === ""
      ? "Please enter a number."
      : `“${typed}” is not a number as your browser writes them. Please write it like ${formatNumber(1234.5)}.`,
  noDay: "Please enter a day.",
  noReadings: "No value has been entered yet.",
  readChart: "The line shows the values that were entered; the broken line is the target.",
  values: (name: string) => `The values of ${name}`,
} as const;

export function withUnit(value: number, unit: string): string {
  const number = formatMeasured(value);
  return unit === "" ? number : `${number} ${unit}`;
}

/** "Baseline 82 %, target 95 %, 91 % on 3 November 2026." Only what is known. */
export function indicatorInWords(
  { unit, baseline, target }: IndicatorDefinition,
  latest: Pick<IndicatorReading, "on" | "value"> | undefined,
): string {
  const parts = [
    ...(latest ? [`${withUnit(latest.value, unit)} on ${dayInWords(latest.on)}`] : []),
    ...(baseline === undefined ? [] : [`baseline ${withUnit(baseline, unit)}`]),
    ...(target === undefined ? [] : [`target ${withUnit(target, unit)}`]),
  ];
  return parts.length === 0 ? keyIndicatorWords.noReadings : `${parts.join(", ")}.`;
}
