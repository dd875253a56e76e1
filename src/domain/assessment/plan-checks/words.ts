// The words by which plan and gap profile refer to each other: on the screen, in the exports and in print.
import { plural } from "../../kernel/locale";
import type { ActionKind } from "../plan/action-kinds";
import type { SinceMark } from "../plan/since-marks";

export const actionKindNames = {
  decision: "Decision",
  process: "Process",
  "job aid": "Job aid",
  coaching: "Coaching",
  course: "Course",
} as const satisfies Record<ActionKind, string>;

/** An item's words about its gaps. */
export const sinceMarkNames = {
  closed: "Closed since last time",
  "still open": "Still open since last time",
  new: "New since last time",
} as const satisfies Record<SinceMark, string>;

/** The words about one item or gap. */
export const diagnosisWords = {
  notDealtWith: "Nothing in the plan deals with it.",
  trainedAnyway: "The plan trains it, and does not say what has to be decided first.",
  forGaps: "For:",
  sentAlong: "Diagnosis that is sent along",
} as const;

/** The sentences under a plan that fails the gap profile. */
export const findingWords = {
  unmet: (unmet: number, pressing: number, names: string) =>
    `Of the most pressing, ${unmet} of ${pressing} ${plural(unmet, { one: "gaps is", other: "gaps are" })} not dealt with: ${names}.`,
  trainedAnyway: (count: number, names: string) =>
    `${plural(count, {
      one: "1 gap is trained that needs a decision first",
      other: "# gaps are trained that need a decision first",
    })}, and the plan names no decision: ${names}.`,
  unusedFacts: (facts: string) => `Delivery methods and timeline do not go by what was said: ${facts}.`,
  calledClosed: (names: string) => `The plan says of gaps that are open what the two rounds do not say: ${names}.`,
  calledOpen: (names: string) => `The plan treats gaps as open that have closed since last time: ${names}.`,
  notCalledOpen: (names: string) => `The plan does not say that these gaps are still open since last time: ${names}.`,
} as const;
