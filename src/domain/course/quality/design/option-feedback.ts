import type { QuizQuestion } from "../../questions";
import { mentionsOptions } from "../../reading/option-mentions";

const letters = "ABCDEFGHIJ".split("");

/** Tells whether some of the options have a reason of their own and others have none, or nothing has one. */
export function lacksReason({ reason, optionReasons = [] }: QuizQuestion): boolean {
  return optionReasons.length > 0 ? optionReasons.some((each) => each === "") : reason === "";
}

/** Tells whether a reason names options by letters, which mean others as soon as the options change places. */
export function namesLetters({ options, reason, optionReasons = [] }: QuizQuestion): boolean {
  return [reason, ...optionReasons].some((words) => mentionsOptions(words, letters, options.length));
}
